import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const property =
  /\b(?:padding|margin|gap|rowGap|columnGap|inset|top|left|right|bottom|scrollMargin|scrollPadding)(?:[A-Z][a-z]+)*/;
const rule = new RegExp(String.raw`${property.source}: (?<value>'[^']*'|\`[^\`]*\`|-?[\d.]+)`, 'g');

/** In px; what is no wider is a line and no space. */
const line = 3;

const isOffTheScale = (value: string) =>
  /[\d.]rem\b/.test(value) ||
  [...value.matchAll(/(?<pixels>[\d.]+)px\b/g)].some(({ groups }) => Number(groups?.['pixels']) > line) ||
  Math.abs(Number(value)) > line;

test('style sheets take paddings, margins, gaps and offsets from the space scale', () => {
  const sheets = globSync(['ui/src/**/*.css.ts', 'ui/src/theme/fragments.ts', 'app/src/**/*.css.ts'], {
    cwd: packages,
  });
  expect(sheets.length).toBeGreaterThan(140);
  const literals = sheets.flatMap((sheet) =>
    [...readFileSync(`${packages}${sheet}`, 'utf8').matchAll(rule)]
      .filter(({ groups }) => isOffTheScale(groups?.['value'] ?? ''))
      .map(([text]) => `${sheet}: ${text}`),
  );
  expect(literals).toEqual([]);
});
