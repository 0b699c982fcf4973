import { isFullDisk } from '../files/full-disk.ts';
import { SettingError } from '../settings/setting-error.ts';

/** The one line that tells an operator why the server could not start. */
export function explainFailure(error: unknown): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (error instanceof SettingError) return message;
  if (isFullDisk(error)) return `The disk is full${path ? `, at ${path}` : ''}: make space there.`;
  if (code === 'EADDRINUSE') return 'The port is taken: stop the other process, or set PORT to another number.';
  if (code === 'EADDRNOTAVAIL' || code === 'EACCES') return `This address cannot be used: ${message}.`;
  return `The server could not start: ${message}`;
}
