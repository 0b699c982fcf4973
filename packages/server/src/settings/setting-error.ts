/** An invalid setting, with a one-line message for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
