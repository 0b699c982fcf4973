import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { server } from '../../testing/server.ts';
import { inSpanish } from './in-language.ts';

const read = (pattern: string) =>
  globSync(pattern, { cwd: new URL('../../../../../', import.meta.url) }).map((file) => ({
    file,
    text: readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8'),
  }));

/** What the database raises for people. A refusal that is chosen by a condition is each of its sentences. */
const raised = read('supabase/migrations/*.sql').flatMap(({ text }) =>
  [...text.matchAll(/\braise\s+((?:'(?:[^']|'')*'|[^';])*?)using\s+errcode = 'MP\d{3}'/g)].flatMap(([, args = '']) => {
    const texts = [...args.matchAll(/'((?:[^']|'')*)'/g)].map(([, it = '']) => it.replaceAll("''", "'"));
    return texts[0] === '%' ? texts.slice(1) : texts.slice(0, 1);
  }),
);

/** Errors that are logged and never answered. */
const ofTheServerItself = new Set(['The answer of ${method} ${path} breaks the contract.', 'The scanner is silent.']);

/** The sentences of the modules that refuse. */
const thrown = [...read('packages/server/src/**/*.ts'), ...read('packages/api-client/src/endpoints/**/*.ts')]
  .filter(
    ({ file }) =>
      !/\.(test|access|testing)\.ts$|\/(testing|proofs|demo|operations|language-model)\/|\/env\.ts$/.test(file),
  )
  .filter(({ text }) => /\bApiError\(|invalidFields\(|unreadable\(|validationMessage|\berror: '/.test(text))
  .flatMap(({ text }) => {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return [...code.matchAll(/'([A-Z][^'\n]*[.?])'|`([A-Z][^`]*[.?])`/g)].map(
      ([, plain, template]) => plain ?? template!,
    );
  })
  .filter((it) => !ofTheServerItself.has(it));

const sample = (text: string) =>
  text
    .replace('${issue.maximum}${unit}', '30 characters')
    .replace('${issue.minimum}${unit}', '30')
    .replaceAll(/\$\{[^}]*\}|%/g, 'Maya Okafor');

test('every refusal of the database and of the server has its Spanish, with what it names', () => {
  const all = [...new Set([...raised, ...thrown].map(sample))];
  expect(raised.length).toBeGreaterThan(250);
  expect(thrown.length).toBeGreaterThan(120);
  expect(all.filter((it) => inSpanish(it) === undefined)).toEqual([]);
  const unnamed = all.filter((it) => it.includes('Maya Okafor') && !inSpanish(it)?.includes('Maya Okafor'));
  expect(unnamed).toEqual([]);
});

test('words inside a refusal are in Spanish, and names stay', () => {
  expect(inSpanish('This session is no show and cannot become scheduled.')).toBe(
    'Esta sesión está sin asistencia y no puede pasar a estar programada.',
  );
  expect(inSpanish('This case holds messages, an intake. Close it instead.')).toBe(
    'Este caso contiene mensajes, un cuestionario inicial. En lugar de borrarlo, ciérrelo.',
  );
  expect(inSpanish('Clause 2, “Money, and more”, has no words yet.')).toBe(
    'La cláusula 2, «Money, and more», todavía no tiene texto.',
  );
  expect(inSpanish('The name of this file must end in .jpg or .jpeg, to fit what it is.')).toBe(
    'El nombre de este archivo debe terminar en .jpg o .jpeg, según lo que es.',
  );
});

test('a reader is refused in the language of the request: field, sentence and unknown address', async () => {
  const { token } = await server.person();
  const ask = async (language: string, path: string, init: RequestInit = {}) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': language,
    };
    return (await server.app.request(path, { headers, ...init })).json();
  };
  const put = { method: 'PUT', body: JSON.stringify({ name: '' }) };
  expect(await ask('es', '/api/users/me', put)).toMatchObject({
    error: { message: 'Revise los campos marcados.' },
    details: [{ path: 'name', message: 'Rellene esto.' }],
  });
  expect(await ask('en-GB,es;q=0.5', '/api/users/me', put)).toMatchObject({
    error: { message: 'Check the marked fields.' },
    details: [{ path: 'name', message: 'Fill this in.' }],
  });
  expect(await ask('es-MX', '/api/nowhere')).toMatchObject({ error: { message: 'No se encuentra.' } });
});
