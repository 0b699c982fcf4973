import { expect, test } from 'vitest';
import { type Family, openFamily, openFamilyByCalls } from '../family.ts';
import { server } from '../server.ts';
import { rename } from './rename.ts';
import { type WrittenRows, watchWrites } from './written-rows.ts';

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The rows of a family with names for its ids and addresses, without random values, and with times as hours from now. */
function plainRows({ people, ...family }: Family, written: readonly WrittenRows[]) {
  const { participantOfA, participantOfB, participantOfLawyerB, caseId, otherCaseId, organization } = family;
  const others = { participantOfA, participantOfB, participantOfLawyerB };
  const names = new Map([
    [caseId, 'case'],
    [otherCaseId, 'other case'],
    [organization, 'organization'],
    ...Object.entries(others).map(([name, { id }]) => [id, name] as const),
    ...Object.entries(people).flatMap(
      ([name, { id, sessionId, email }]) =>
        [
          [id, name],
          [sessionId, `sign-in of ${name}`],
          [email.slice(0, 36), `address of ${name}`],
        ] as const,
    ),
  ]);
  const plain = (text: string) =>
    text
      .replaceAll(uuid, (id) => names.get(id) ?? '<id>')
      .replaceAll(/"(slug|token_hash)":"[^"]+"/g, '"$1":""')
      .replaceAll(/(?<=\/)[\w-]{43}(?=")/g, '<token>')
      .replaceAll(/"reference":"[A-Z]{3}-\d{4}-\d{4}"/g, '"reference":""')
      .replaceAll(/"seq":\d+/g, '"seq":0')
      .replaceAll(
        /\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g,
        (time) => `${Math.round((Date.parse(time) - Date.now()) / 3_600_000)} h`,
      );
  return Object.fromEntries(
    written.map(({ table, rows }) => [
      table,
      (JSON.parse(rows) as unknown[]).map((row) => plain(JSON.stringify(row))).toSorted(),
    ]),
  );
}

async function rowsOf(open: typeof openFamily) {
  const writtenSince = await watchWrites(server.ownerDatabase.db);
  const family = await open(server);
  return { family, written: await writtenSince() };
}

test('a copied family has the same rows in every table as one that was opened by calls', async () => {
  await openFamily(server);
  const [made, copy] = [await rowsOf(openFamilyByCalls), await rowsOf(openFamily)];
  expect(Object.keys(plainRows(made.family, made.written))).toContain('private.audit_log');
  expect(plainRows(copy.family, copy.written)).toEqual(plainRows(made.family, made.written));
});

const withoutPasswords = (rows: string) => rows.replaceAll(/\$2[aby]\$\d\d\$[./\w]{53}/g, '');

test('a copy gets other links, and keeps the hash of a password that ends like a link', () => {
  const hash = `{"encrypted_password": "$2b$04$GHgFxTrYa/${'a'.repeat(43)}"}`;
  const link = `{"link": "/invitation/${'a'.repeat(43)}"}`;
  const [sameHash, newLink] = rename([hash, link], 0);
  expect(sameHash).toBe(hash);
  expect(newLink).not.toBe(link);
});

test('a copied family shares no id, address, token, reference or slug with the original', async () => {
  await openFamily(server);
  const [one, other] = [await rowsOf(openFamily), await rowsOf(openFamily)];
  const own = (written: readonly WrittenRows[]) =>
    written.flatMap(
      ({ rows }) =>
        withoutPasswords(rows).match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{64}|(?<=\/)[\w-]{43}/g) ?? [],
    );
  const shared = new Set(own(other.written));
  expect(own(one.written).filter((it) => shared.has(it))).toEqual([]);
});

test('the people of a copied family are signed in and read their case, and nobody reads the case of another copy', async () => {
  await openFamily(server);
  const { mediator, people, caseId } = await openFamily(server);
  expect(mediator).toBe(people.mediator);
  expect((await people.a.api.getCase({ caseId })).case.id).toBe(caseId);
  const another = await openFamily(server);
  await expect(another.mediator.api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
});

test('a copied family was opened less than a minute ago, and never in the future', async () => {
  for (let copies = 0; copies < 3; copies += 1) {
    const { caseId } = await openFamily(server);
    const [age] = await server.owner<{ seconds: number }>`
      select extract(epoch from clock_timestamp() - max(at))::float as seconds from private.audit_log where case_id = ${caseId}`;
    expect(age!.seconds).toBeGreaterThanOrEqual(0);
    expect(age!.seconds).toBeLessThan(60);
  }
});
