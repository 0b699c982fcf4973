/**
 * Normalizes a phone number: removes other characters, collapses gaps to one space, and replaces a leading `00` with
 * `+`.
 */
export const tidyPhone = (text: string): string =>
  text
    .replaceAll(/[^\d+() -]/g, ' ')
    .trim()
    .replace(/^00\s*/, '+')
    .replaceAll(/(?!^)\+/g, ' ')
    .replaceAll(/\s+/g, ' ');
