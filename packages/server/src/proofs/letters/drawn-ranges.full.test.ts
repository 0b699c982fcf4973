// Guards packages/server/src/agreement-files/fonts.ts packages/agreement/src/letters/**
import { drawnRanges } from '@mediation/agreement';
import { expect, test } from 'vitest';
import { rangesOfFonts } from './drawn-ranges.ts';

test('the editor of clauses knows exactly the letters that the fonts of a PDF draw', () => {
  expect(drawnRanges).toBe(rangesOfFonts());
});
