import { deviceStorage } from '../browser/storage.ts';
import { storedKeys } from '../auth/stored-session.ts';

/** The stored times of the idle timeout; null where none is stored. */
export const storedTimes = {
  /** The time of the person's last activity, in any tab. */
  seen: () => momentIn(storedKeys.seenAt),
  saveSeen: (at: number) => deviceStorage.setItem(storedKeys.seenAt, String(at)),
  /** The latest end of the sign-in session, from the server. */
  last: () => momentIn(storedKeys.last),
  saveLast: (at: number) => deviceStorage.setItem(storedKeys.last, String(at)),
};

function momentIn(key: string) {
  const at = Number(deviceStorage.getItem(key) ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
}
