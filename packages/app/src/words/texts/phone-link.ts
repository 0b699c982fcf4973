/** The link that calls a number; the extension of an office is dialled after it. */
export function phoneLink(phone: string): string {
  const [, number = phone, extension] = /^([^x#a-z]*?)[\s,;]*[x#a-zó][^\d]*(\d+)$/i.exec(phone) ?? [];
  const dialled = number.replaceAll(/[^\d+]/g, '');
  return extension === undefined ? `tel:${dialled}` : `tel:${dialled};ext=${extension}`;
}
