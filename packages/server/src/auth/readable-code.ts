import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused: five bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Makes a random code of groups of four characters, easy to copy by hand. */
export const newReadableCode = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** A code as it is compared: without case, spaces and hyphens. */
export const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
