const extension = /[\s,;]*(?:[x#]|ext(?:n|ensi[oó]n)?|int(?:erno)?|anexo)[.:]?\s*\d{1,7}\s*$/i;

/**
 * Normalizes a phone number: removes other characters, collapses gaps to one space, and replaces a leading `00` with
 * `+`. The extension of an office stays as typed.
 */
export function tidyPhone(text: string): string {
  const [typed = ''] = extension.exec(text) ?? [];
  const number = text
    .slice(0, text.length - typed.length)
    .replaceAll(/[^\d+() -]/g, ' ')
    .trim()
    .replace(/^00\s*/, '+')
    .replaceAll(/(?!^)\+/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return [number, typed.replace(/^[\s,;]+/, '').trim()].filter(Boolean).join(' ');
}
