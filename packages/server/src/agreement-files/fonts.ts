import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, create } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const read = (name: string) => readFileSync(resolve(`@expo-google-fonts/literata/${name}.ttf`));

/** Literata in whole font files: Latin with all accents, Greek and Cyrillic. A PDF carries the letters that it uses. */
export const fonts = {
  regular: read('400Regular/Literata_400Regular'),
  bold: read('700Bold/Literata_700Bold'),
};

const regular = create(fonts.regular) as Font;
const layout = new Set(['\n', '\r', '\t']);

/** The letters of a text that the fonts do not have. */
export const missingLetters = (text: string): string[] =>
  [...new Set(text)].filter((it) => !layout.has(it) && !regular.hasGlyphForCodePoint(it.codePointAt(0)!));
