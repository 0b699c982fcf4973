import { writeFileSync } from 'node:fs';
import { rangesOfFonts } from './drawn-ranges.ts';

writeFileSync(
  new URL('../../../../agreement/src/letters/drawn-ranges.ts', import.meta.url),
  `/** What the fonts of a PDF draw, beyond ASCII. Written by \`npm run letters\`. */\nexport const drawnRanges =\n  '${rangesOfFonts()}';\n`,
);
