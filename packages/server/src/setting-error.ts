/** A setting that cannot be used: one line for whoever starts the server. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
