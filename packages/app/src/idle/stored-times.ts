import { deviceStorage } from '../browser/storage.ts';
import { storedKeys } from '../auth/stored-session.ts';

/** When a session began to be quiet and when it ends in any case; null for what nobody has noted. */
export const storedTimes = {
  /** When the person was last at the screen, in any tab. */
  seen: () => momentIn(storedKeys.seenAt),
  saveSeen: (at: number) => deviceStorage.setItem(storedKeys.seenAt, String(at)),
  /** When the session ends in any case, as the server said. */
  last: () => momentIn(storedKeys.last),
  saveLast: (at: number) => deviceStorage.setItem(storedKeys.last, String(at)),
};

function momentIn(key: string) {
  const at = Number(deviceStorage.getItem(key) ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
}
