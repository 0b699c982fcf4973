import { expect, test } from 'vitest';
import { brandIcon } from './brand-icon.ts';

const picture = (name: string, primary: string) =>
  decodeURIComponent(brandIcon(name, { primary, secondary: '#10b981' }).replace('data:image/svg+xml,', ''));

test('the tab shows the first letter of a name on the color of its house', () => {
  expect(picture(' hearthside Family Mediation', '#c4623f')).toMatch(/fill="#b55a3a".*>H<\/text>/);
  expect(picture('Écoute', '#c4623f')).toContain('>É</text>');
});

test('a letter on a pale color is dark, and the color has an edge', () => {
  const pale = picture('Lantern', '#fff4a0');
  expect(pale).toContain('fill="#fff4a0" stroke="#8e8857"');
  expect(pale).toMatch(/fill="#171717">L<\/text>/);
});

test('whatever a name begins with, the picture stays a picture', () => {
  expect(picture('<b>', '#c4623f')).toContain('>&#60;</text>');
  expect(picture('& Co', '#c4623f')).toContain('>&#38;</text>');
  expect(picture('', '#c4623f')).toContain('></text>');
});
