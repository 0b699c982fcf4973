import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ["Maeve O'Neill", ' maeve O’NEILL ', true],
  ['Maya O’Neill', "Maya O'Neill", true],
  ['Anne-Marie Roy', 'Anne‑Marie Roy', true],
  ['José Núñez', 'JOSÉ NÚÑEZ'.normalize('NFD'), true],
  ['José Núñez', 'Jose Nunez', true],
  ["Maeve O'Neill", 'Maeve Neill', false],
  ['Maya Okafor', 'Maya', false],
  ['Maya Okafor', '', false],
])('the name %s is signed as “%s”: %s', (shown, typed, isSame) => {
  expect(isSameName(shown, typed)).toBe(isSame);
});
