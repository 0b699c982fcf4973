import { statfs } from 'node:fs/promises';
import { SettingError } from '../settings/env.ts';

/** The bytes that are free on the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** What the embedded database needs to start. */
const neededBytes = 64 * 1024 ** 2;

/** Says that the disk is full where that is why a start failed; the database does not name it. */
export const nameFullDisk =
  (folder: string, needed = neededBytes) =>
  async (cause: unknown): Promise<never> => {
    const free = await freeBytesOf(folder).catch(() => Number.POSITIVE_INFINITY);
    if (cause instanceof SettingError || free >= needed) throw cause;
    const megabytes = Math.floor(free / 1024 ** 2);
    throw new SettingError(
      `The disk of the data folder ${folder} is full: ${megabytes} MB are free. Make space there.`,
    );
  };
