/// What TeX's commands stand for (The TeXbook, appendix F, and amsmath).
extension TeXFormula {
  /// Signs and letters, each behind its command.
  static let signs: [Substring: String] = {
    let words = """
      alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν
      xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω
      Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
      times × cdot · div ÷ pm ± mp ∓ ast ∗ star ⋆ circ ∘ bullet ∙ oplus ⊕ otimes ⊗ ominus ⊖ odot ⊙ wedge ∧ vee ∨ land ∧ lor ∨
      cap ∩ cup ∪ setminus ∖ le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ll ≪ gg ≫ ne ≠ neq ≠ equiv ≡ sim ∼ simeq ≃ approx ≈
      cong ≅ propto ∝ in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ prec ≺ succ ≻ perp ⊥ parallel ∥ mid | models ⊨
      vdash ⊢ to → rightarrow → longrightarrow → leftarrow ← gets ← longleftarrow ← leftrightarrow ↔ Rightarrow ⇒ implies ⇒
      Longrightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔ iff ⇔ mapsto ↦ uparrow ↑ downarrow ↓ hookrightarrow ↪ rightharpoonup ⇀
      sum ∑ prod ∏ coprod ∐ int ∫ iint ∬ iiint ∭ oint ∮ bigcup ⋃ bigcap ⋂ bigoplus ⨁ bigotimes ⨂ bigvee ⋁ bigwedge ⋀
      partial ∂ nabla ∇ infty ∞ forall ∀ exists ∃ nexists ∄ neg ¬ lnot ¬ emptyset ∅ varnothing ∅ aleph ℵ hbar ℏ ell ℓ Re ℜ Im ℑ
      wp ℘ angle ∠ triangle △ square □ Box □ degree ° prime ′ dagger † ddagger ‡ top ⊤ bot ⊥ therefore ∴ because ∵ checkmark ✓
      dots … ldots … cdots … vdots ⋮ ddots ⋱ dotsc … dotsb … colon : lbrace { rbrace } lbrack [ rbrack ] langle ⟨ rangle ⟩ lfloor ⌊
      rfloor ⌋ lceil ⌈ rceil ⌉ vert | lvert | rvert | Vert ‖ lVert ‖ rVert ‖ backslash ∖ copyright © pounds £ euro € S § P ¶
      """.split(whereSeparator: \.isWhitespace)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count - 1, by: 2).map {
        (words[$0], String(words[$0 + 1]))
      })
  }()

  /// Spaces, without those of no width.
  static let spaces: Set<Substring> = ["quad", "qquad", "enspace", "thinspace"]

  /// Commands that only say how the formula looks.
  static let silent: Set<Substring> = [
    "left", "right", "middle", "big", "Big", "bigg", "Bigg", "bigl", "bigr", "Bigl", "Bigr",
    "biggl", "biggr", "Biggl", "Biggr", "bigm", "Bigm", "biggm", "Biggm",
    "limits", "nolimits", "displaystyle", "textstyle", "scriptstyle", "nonumber", "notag", "rm",
    "bf", "it", "cal", "hline",
    "strut", "mathstrut", "centering",
  ]

  /// Commands that have a variant with a star.
  static let starred: Set<Substring> = ["operatorname", "tag", "hspace", "vspace"]

  /// Environments behind whose names square brackets may say where they stand on the line.
  static let placed: Set<String> = ["aligned", "alignedat", "gathered", "array"]

  /// Commands whose argument is not seen.
  static let hiding: Set<Substring> = [
    "label", "tag", "phantom", "hphantom", "vphantom", "color", "vspace", "hspace", "kern",
  ]

  /// Signs above the letter that they follow.
  static let accents: [Substring: String] = [
    "hat": "\u{302}", "widehat": "\u{302}", "bar": "\u{304}", "overline": "\u{304}",
    "tilde": "\u{303}",
    "widetilde": "\u{303}", "vec": "\u{20D7}", "overrightarrow": "\u{20D7}", "dot": "\u{307}",
    "ddot": "\u{308}",
    "check": "\u{30C}", "breve": "\u{306}", "acute": "\u{301}", "grave": "\u{300}",
  ]

  /// The letters of sets of numbers.
  static let sets: [String: String] = [
    "R": "ℝ", "N": "ℕ", "Z": "ℤ", "Q": "ℚ", "C": "ℂ", "P": "ℙ", "H": "ℍ",
  ]

  /// Environments whose cells stand side by side.
  static let tables: Set<String> = [
    "matrix", "pmatrix", "bmatrix", "Bmatrix", "vmatrix", "Vmatrix", "smallmatrix", "array",
  ]
}
