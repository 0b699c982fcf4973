import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);
const catalogs = globSync('{locales/en/*.po,**/locales/en.po}', { cwd: fileURLToPath(source) });

/** Messages by their English words, and by what these are about where they could mean two things. */
function messagesOf(language: string, catalog: string): Map<string, string> {
  const file = catalog.replace(/en(?=\/|\.po)/, language);
  const text = readFileSync(new URL(file, source), 'utf8');
  const found = text.matchAll(/^(?:msgctxt (".*")\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm);
  return new Map(
    [...found].map(([, about, id = '', said = '']) => [
      about === undefined ? unquoted(id) : `${unquoted(id)} (${unquoted(about)})`,
      unquoted(said),
    ]),
  );
}

const unquoted = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

/** Values and tags that a message has room for. */
const slotsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{\w+(?=[,}])|<\/?\d+>/g)].map(([slot]) => slot))].toSorted();

test.each(catalogs)('the catalog %s has every message in Spanish with the same placeholders', (catalog) => {
  const english = messagesOf('en', catalog);
  const spanish = messagesOf('es', catalog);
  expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  for (const [id, said] of spanish) {
    if (id === '') continue;
    expect(said, `“${id}” has no Spanish`).not.toBe('');
    expect(slotsOf(said), `“${id}”`).toEqual(slotsOf(id));
  }
});

test('the same English message has one Spanish translation in all catalogs', () => {
  const spoken = new Map<string, Set<string>>();
  for (const catalog of catalogs)
    for (const [id, said] of messagesOf('es', catalog)) spoken.set(id, (spoken.get(id) ?? new Set()).add(said));
  spoken.delete('');
  expect([...spoken].filter(([, said]) => said.size > 1)).toEqual([]);
});

test('a Spanish word for somebody whose name is unknown reads right after “a” and “de”', () => {
  for (const catalog of catalogs)
    for (const [id, said] of messagesOf('es', catalog)) expect(said, `“${id}”`).not.toMatch(/^el \p{Ll}+$/u);
});

test('no message says that a change ends every signature: what both parties signed stays until its successor is signed', () => {
  const untrue = /every signature|starts the signing again|todas las firmas|obliga a firmar|firma empiece/i;
  for (const catalog of catalogs)
    for (const language of ['en', 'es'])
      for (const [id, said] of messagesOf(language, catalog)) expect(`${id} ${said}`).not.toMatch(untrue);
});

test.each(catalogs)('no message of %s claims what a paper is in law: in force, binding or valid', (catalog) => {
  const said = [...messagesOf('en', catalog).values(), ...messagesOf('es', catalog).values()];
  expect(
    said.filter((it) =>
      /\bin force\b|\bbinding\b|\bbinds?\b|(?<!in)valid\b|legally|en vigor|vigente|vinculante|válid[oa]s?\b|legalmente/i.test(
        it,
      ),
    ),
  ).toEqual([]);
});

test.each(catalogs)('no Spanish message of %s says “publish” of what only its chosen readers get', (catalog) => {
  const said = [...messagesOf('es', catalog).values()];
  expect(said.filter((it) => /\bpubli(ca|có|qu)/i.test(it))).toEqual([]);
});
