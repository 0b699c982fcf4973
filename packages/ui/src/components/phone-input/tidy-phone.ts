/**
 * Normalizes a phone number: removes words around it and characters of no number, collapses gaps to one space, and replaces
 * a leading `00` with `+`. Words between digits stay as typed: they name an extension, or are refused as no number.
 */
export const tidyPhone = (text: string) =>
  text
    .normalize()
    .replace(/^[^\p{Nd}+(]+/u, '')
    .replace(/\P{Nd}+$/u, '')
    .replace(/^00\s*/, '+')
    .replaceAll(/(?!^)\+/g, ' ')
    .replaceAll(/[^\p{L}\p{Nd}+()./,;:#\s-]/gu, ' ')
    .replaceAll(/\s+/g, ' ');
