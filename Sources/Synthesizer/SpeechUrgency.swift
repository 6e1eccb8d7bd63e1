/// Whether somebody waits in silence, or soon would, for what the present task speaks.
///
/// Engines that bound what they do at once let such a task in beside the others.
package enum SpeechUrgency {
  /// Whether it is so; `false` where nobody said anything.
  @TaskLocal package static var isUrgent = false
}
