// Guards packages/app/src/features/** packages/assist/src/**
import { passages } from '@mediation/assist';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';

test('every page that the assistant names as a source is a page of the app', () => {
  const pages = Object.values(paths).map((it) => it.pattern);
  const named = [...passages.en, ...passages.es].flatMap(({ source }) => source ?? []);
  expect(pages).toEqual(expect.arrayContaining([...new Set(named)]));
});
