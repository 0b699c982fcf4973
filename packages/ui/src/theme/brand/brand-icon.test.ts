import { expect, test } from 'vitest';
import { brandIcon } from './brand-icon.ts';

const picture = (name: string, primary: string) =>
  decodeURIComponent(brandIcon(name, { primary, secondary: '#10b981' }).replace('data:image/svg+xml,', ''));

test('the tab icon shows the first letter of the name on the brand color', () => {
  expect(picture(' hearthside Family Mediation', '#c4623f')).toMatch(/fill="#b55a3a".*>H<\/text>/);
  expect(picture('Écoute', '#c4623f')).toContain('>É</text>');
});

test('the tab icon has a dark letter and an edge on a pale color', () => {
  const pale = picture('Lantern', '#fff4a0');
  expect(pale).toContain('fill="#fff4a0" stroke="#8e8857"');
  expect(pale).toMatch(/fill="#171717">L<\/text>/);
});

test('the tab icon escapes a first letter that is markup and accepts an empty name', () => {
  expect(picture('<b>', '#c4623f')).toContain('>&#60;</text>');
  expect(picture('& Co', '#c4623f')).toContain('>&#38;</text>');
  expect(picture('', '#c4623f')).toContain('></text>');
});
