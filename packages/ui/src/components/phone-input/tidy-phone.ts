/** A phone number as it was meant: stray signs gone, one space where there was any gap, `+` for a leading `00`. */
export const tidyPhone = (text: string): string =>
  text
    .replaceAll(/[^\d+() -]/g, ' ')
    .trim()
    .replace(/^00\s*/, '+')
    .replaceAll(/(?!^)\+/g, ' ')
    .replaceAll(/\s+/g, ' ');
