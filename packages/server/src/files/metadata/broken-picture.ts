import { unreadable } from '../unreadable.ts';

/** A picture may have this many parts; one made of more would only keep the server busy. */
const mostParts = 50_000;

/** Refuses a picture that is cut off or makes no sense. */
export const brokenPicture = () => unreadable('This picture is not whole.');

/** Counts the parts of one picture, and refuses it when there are too many. */
export function countParts() {
  let parts = 0;
  return () => {
    parts += 1;
    if (parts > mostParts) throw unreadable('We could not read this picture. Save it again, then send it.');
  };
}
