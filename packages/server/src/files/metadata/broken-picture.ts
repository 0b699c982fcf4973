import { unreadable } from '../unreadable.ts';

/** The limit of segments per picture, because each one costs work. */
const mostParts = 50_000;

/** Rejects a truncated or malformed picture. */
export const brokenPicture = () => unreadable('This picture is incomplete.');

/** Counts the segments of one picture and rejects it when there are too many. */
export function countParts() {
  let parts = 0;
  return () => {
    parts += 1;
    if (parts > mostParts) throw unreadable('We could not read this picture. Save it again, then send it.');
  };
}
