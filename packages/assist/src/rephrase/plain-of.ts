/**
 * A text in lower case, without accents and with plain quotes. It has the length of the original, so that ranges found in
 * it are ranges of the original. The ñ stays, because "coño" and "cono" are two words.
 */
export const plainOf = (text: string): string => text.replaceAll(/[^\0-@[-\u007F]/g, plainUnit);

const plainUnit = (unit: string): string => {
  if (unit < '\u0080') return unit.toLowerCase();
  if (unit === 'ñ' || unit === 'Ñ') return 'ñ';
  return quotes[unit] ?? unit.toLowerCase().normalize('NFD')[0] ?? unit;
};

const quotes: Record<string, string> = { '‘': "'", '’': "'", ʼ: "'", '“': '"', '”': '"', '«': '"', '»': '"' };
