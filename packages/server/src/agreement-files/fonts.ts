import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, create } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** Literata in whole font files: Latin with all accents, Greek and Cyrillic. A PDF carries the letters that it uses. */
export const fonts = {
  regular: readFileSync(resolve('@expo-google-fonts/literata/400Regular/Literata_400Regular.ttf')),
  bold: readFileSync(resolve('@expo-google-fonts/literata/700Bold/Literata_700Bold.ttf')),
};

/** For letters that Literata lacks, in this order: Arabic, Hebrew and signs, emoji, then whole scripts. */
const otherFiles = [
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
];

/** A font with letters, and its file for a PDF. */
export interface LetterFont {
  name: string;
  bytes: Buffer;
  has: (codePoint: number) => boolean;
}

function openFont(name: string, bytes: Buffer): LetterFont {
  const font = create(bytes) as Font;
  const known = new Map<number, boolean>();
  const has = (codePoint: number) => {
    const found = known.get(codePoint) ?? font.hasGlyphForCodePoint(codePoint);
    known.set(codePoint, found);
    return found;
  };
  return { name, bytes, has };
}

const own = openFont('own', fonts.regular);
/** Each is read when a letter first needs it. */
const others: LetterFont[] = [];

/** Letters that join others or choose between their looks, and need no glyph of their own. */
export const joiners = /\p{Join_Control}|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/gu;

/** The first font that has all letters of a text: `own` is Literata, and undefined that none has them. */
export function fontOf(text: string): 'own' | LetterFont | undefined {
  const points = Array.from(text.replaceAll(joiners, ''), (letter) => letter.codePointAt(0)!);
  if (points.every(own.has)) return 'own';
  for (const [at, file] of otherFiles.entries()) {
    const font = (others[at] ??= openFont(file, readFileSync(resolve(file))));
    if (points.every(font.has)) return font;
  }
  return undefined;
}
