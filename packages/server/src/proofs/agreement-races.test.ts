import { afterAll, expect, inject, test } from 'vitest';
import { sqlOn } from '../database/database.ts';
import {
  addClause,
  documentOf,
  endCoolingOff,
  home,
  prepare,
  release,
  sign,
  signature,
} from '../routes/agreement/agreements.fixture.ts';
import { dutiesOf, duty } from '../routes/agreement/duties/duties.fixture.ts';
import type { Family } from '../testing/family.ts';
import { openNegotiation } from '../routes/negotiation/negotiation.fixture.ts';
import { outcomes } from '../testing/outcomes.ts';
import { migratedDatabase } from '../testing/server.ts';
import { startTestServer } from '../testing.ts';

/** Why these tests are skipped; empty where they run: the one connection of the embedded database has no races. */
const reason = inject('superuserUrl') ? '' : ' (skipped, for no Postgres starts here)';
const server = await startTestServer(await migratedDatabase());

afterAll(() => server.stop());

/** Releases the draft of the memorandum as it was read with this tag. */
const releaseOf = ({ mediator, caseId }: Family, tag: string) =>
  mediator.api.releaseAgreement({ caseId, document: 'memorandum', tag, readers: 'everyone', open_points: [] });

const draftOf = async (family: Family) => (await documentOf(family.mediator, family)).draft!;

test.skipIf(reason)(
  `of simultaneous releases of one draft one succeeds, and its number is used once${reason}`,
  async () => {
    const family = await openNegotiation(server);
    await addClause(family);
    const { tag } = await draftOf(family);
    expect(await outcomes([1, 2, 3].map(() => releaseOf(family, tag!)))).toEqual(['conflict', 'conflict', 'done']);
    const { versions } = await family.a.api.listAgreementVersions({ caseId: family.caseId, document: 'memorandum' });
    expect(versions.map(({ number }) => number)).toEqual([1]);
  },
);

test.skipIf(reason)(`both parties sign at once, each once, and their duties are in force${reason}`, async () => {
  const family = await openNegotiation(server);
  const { a, b, caseId } = family;
  await addClause(family, { ...home, duties: [duty()] });
  const version = await release(family);
  await endCoolingOff(server, version);
  await prepare(version, a, b);
  const signing = [a, b, a, b].map((person) => person.api.signAgreement(signature(version, person)));
  expect(await outcomes(signing)).toEqual(['done', 'done', 'done', 'done']);
  expect((await documentOf(a, family)).newest!.signatures).toHaveLength(2);
  expect(await dutiesOf(a, family)).toHaveLength(1);
  const events = await server.owner`select id from case_events where case_id = ${caseId} and kind = 'agreement_signed'`;
  expect(events).toHaveLength(2);
});

test.skipIf(reason)(
  `a release during a signature either comes first and refuses it, or voids it; no newest version has a signature of other words${reason}`,
  async () => {
    const family = await openNegotiation(server);
    const { mediator, a, b, caseId } = family;
    const { id: clauseId } = await addClause(family);
    let version = await release(family);
    await sign(server, version, b);
    for (let round = 1; round <= 6; round += 1) {
      await endCoolingOff(server, version);
      await prepare(version, a);
      await mediator.api.updateClause({ ...home, clauseId, text: `Version ${round}.`, version: round });
      const { tag } = await draftOf(family);
      const [released] = await Promise.all([
        releaseOf(family, tag!),
        outcomes([a.api.signAgreement(signature(version, a))]).then((it) =>
          expect(['done', 'conflict']).toContain(it[0]),
        ),
      ]);
      const newest = (await documentOf(a, family)).newest!;
      expect(newest).toMatchObject({
        id: released.version.id,
        signatures: [],
        clauses: [{ text: `Version ${round}.` }],
      });
      const late = await server.owner`
        select s.id from agreement_signatures s join agreement_versions later
          on later.case_id = s.case_id and later.number > (select number from agreement_versions where id = s.version_id)
        where s.case_id = ${caseId} and s.signed_at > later.released_at + interval '1 second'`;
      expect(late).toEqual([]);
      version = newest;
    }
  },
);

test.skipIf(reason)(
  `of two edits of one clause one succeeds, and a release at that moment has the words that its mediator read${reason}`,
  async () => {
    const family = await openNegotiation(server);
    const { id: clauseId } = await addClause(family);
    const { tag } = await draftOf(family);
    await slowTags();
    const releasing = releaseOf(family, tag!);
    await expect
      .poll(() => sqlOn(server.backend.db)`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)
      .toHaveLength(1);
    const edit = (text: string) => family.mediator.api.updateClause({ ...home, clauseId, text, version: 1 });
    expect(await outcomes([edit('Ada keeps it.'), edit('Ben keeps it.')])).toEqual(['conflict', 'done']);
    expect((await releasing).version.clauses).toMatchObject([{ text: home.text }]);
  },
);

/** Makes each comparison of a draft with its tag take so long that an edit comes in between. */
async function slowTags() {
  const { ownerDatabase, owner } = server;
  const [made] = await owner<{ text: string }>`
    select pg_get_functiondef('private.draft_tag(uuid, text)'::regprocedure) as text`;
  await ownerDatabase.run(`
    ${made!.text.replace('private.draft_tag(', 'private.quick_tag(')};
    create or replace function private.draft_tag(of_case uuid, of_document text) returns text
      language plpgsql security definer set search_path = '' as $$
      declare tag text := private.quick_tag(of_case, of_document);
      begin perform pg_sleep(1); return tag; end $$`);
}
