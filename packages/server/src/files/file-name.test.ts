import { expect, test } from 'vitest';
import { cleanFileName, disposition } from './file-name.ts';

test.for([
  ['Kontoauszug März.pdf', 'Kontoauszug März.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\ada\\a.pdf', 'a.pdf'],
  ['a.pdf/', ''],
  ['a\u0000b\r\nset-cookie: x.pdf', 'abset-cookie: x.pdf'],
  ['a%0D%0Aset-cookie: x.pdf', 'aset-cookie: x.pdf'],
  ['%22a%22.pdf', '"a".pdf'],
  ['\u202Efdp.exe', 'fdp.exe'],
  ['a\u200B\uFEFF.pdf', 'a.pdf'],
  ['\uD800.pdf', '.pdf'],
  ['e\u0301.pdf', 'é.pdf'],
  ['报告 📄.pdf', '报告 📄.pdf'],
  ['   ', ''],
] as const)('%j is kept as %j', ([given, kept]) => {
  expect(cleanFileName(given)).toBe(kept);
});

test('a long file name is shortened in the middle and keeps its extension', () => {
  const kept = cleanFileName(`${'x'.repeat(300)}.pdf`);
  expect([kept.length, kept.slice(-5)]).toEqual([200, 'x.pdf']);
  expect(cleanFileName(`${'x'.repeat(195)}📄📄.pdf`)).toBe(`${'x'.repeat(195)}.pdf`);
  expect(cleanFileName(`a.${'x'.repeat(300)}`).length).toBeLessThanOrEqual(200);
});

// ASVS 5.4.1, 5.4.2, 1.2.1
test('the Content-Disposition header carries a plain and an encoded file name, and no file name breaks the header', () => {
  expect(disposition('a.pdf')).toBe(`attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`);
  expect(disposition('Kontoauszug März (2).pdf', true)).toBe(
    `inline; filename="Kontoauszug M_rz (2).pdf"; filename*=UTF-8''Kontoauszug%20M%C3%A4rz%20%282%29.pdf`,
  );
  for (const name of ['a"; x="b.pdf', 'a\r\nset-cookie: x.pdf', '\u202E📄.pdf', "'*!()%41\\.pdf", '\uD800.pdf'])
    expect(disposition(name)).toMatch(/^attachment; filename="[^"\\%\r\n]*"; filename\*=UTF-8''[\w.%~-]+$/);
});
