/// Whether a listener waits in silence, or soon would, for the speech of the present task.
///
/// Engines with a limit on parallel work admit such a task beyond it.
package enum SpeechUrgency {
  /// Whether the task is urgent; `false` unless it was set.
  @TaskLocal package static var isUrgent = false
}
