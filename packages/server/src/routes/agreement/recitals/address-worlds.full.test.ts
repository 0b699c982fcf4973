// Guards packages/server/src/routes/agreement/** packages/server/src/agreement-files/** supabase/migrations/**
import type { AgreementVersion } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { contentOf } from '../../../agreement-files/content-of.ts';
import { writePdf } from '../../../agreement-files/write-pdf.ts';
import { eventsIn, expectNoLeaks, listenIn, mailsIn, rowsIn } from '../../../proofs/worlds.fixture.ts';
import { inputsOf, noSubjects } from '../../../testing/inputs.ts';
import { probe } from '../../../testing/probe.ts';
import { server } from '../../../testing/server.ts';
import { openNegotiation } from '../../negotiation/negotiation.fixture.ts';
import { addClause, documentOf, release, sign } from '../agreements.fixture.ts';
import { brand, facts } from '../files/sample-version.fixture.ts';
import { confirmRecitals, recitalsOf } from './recitals.fixture.ts';

const others = ['b', 'lawyerB', 'otherParty', 'outsider'] as const;

/** What the mediator knows of the address of party A. */
const knownOfA = {
  'never given': { address: '', address_use: 'not_given' },
  'withheld for safety': { address: '3 Hidden Lane', address_use: 'withheld' },
  'given, with that of the other withheld': { address: '3 Hidden Lane', address_use: 'printed' },
} as const;
type Known = keyof typeof knownOfA;

/** A family whose paper is released and signed by B. The address of B is given where nobody hides it from the paper. */
async function openWorld(known: Known) {
  await server.listen();
  const family = await openNegotiation(server);
  const listeners = await listenIn(family, others);
  await addClause(family);
  const isGiven = known === 'given, with that of the other withheld';
  const b = { address: '9 Mill Road', address_use: isGiven ? 'withheld' : 'printed' } as const;
  await confirmRecitals(family, recitalsOf(family, { a: knownOfA[known], b }));
  const version = await release(family);
  await sign(server, version, family.b);
  return { family, others, listeners, version };
}

type World = Awaited<ReturnType<typeof openWorld>>;

const wordsOf = ({ family, version }: World) => ({
  ...Object.fromEntries(Object.entries(family.people).map(([name, { id }]) => [name, id])),
  caseId: family.caseId,
  otherCaseId: family.otherCaseId,
  organization: family.organization,
  participantOfA: family.participantOfA.id,
  participantOfB: family.participantOfB.id,
  participantOfLawyerB: family.participantOfLawyerB.id,
  versionId: version.id,
});

/** The bytes of a version’s PDF as B has it, with the ids, times and hash of a world replaced. */
async function pdfOf({ family, version }: World, words: Record<string, string>) {
  const read = (await documentOf(family.b, family)).newest!;
  const named = Object.entries(words).reduce((text, [name, id]) => text.replaceAll(id, name), JSON.stringify(read));
  const same = named.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replaceAll(version.hash, 'ab'.repeat(32));
  const timeless = same.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g, '2026-11-14T10:20:00Z');
  return Buffer.from(await writePdf(contentOf(JSON.parse(timeless) as AgreementVersion, facts, brand))).toString(
    'base64',
  );
}

/** All that reaches those others. */
async function receivedIn(world: World) {
  const { family, version } = world;
  const words = wordsOf(world);
  const received: Record<string, string> = { 'b has the PDF': await pdfOf(world, words) };
  for (const { name, waiting } of await mailsIn(world)) received[`${name} gets mails`] = JSON.stringify(waiting);
  Object.assign(received, await rowsIn(world, words));
  for (const name of others) {
    const asked = await probe(server, {
      token: family.people[name].token,
      words,
      inputs: (call) => ({ ...inputsOf(family, { ...noSubjects(), versionId: version.id })(call), slug: 'nobody' }),
      isMade: (call, { method }) => method === 'GET' || call === 'saveRecitals',
    });
    for (const [call, answer] of Object.entries(asked)) received[`${name} asks ${call}`] = answer;
  }
  for (const { name, table, rows } of await eventsIn(world)) received[`${name} hears ${table}`] = JSON.stringify(rows);
  return received;
}

// ASVS 8.2.2
test(
  'the other party cannot tell whether an address was withheld for safety, given, or never given',
  { timeout: 300_000 },
  async () => {
    const never = await receivedIn(await openWorld('never given'));
    expect(never['b asks downloadAgreement']).toContain('Not stated in this paper');
    expect(never['b asks getAgreement']).toContain('Ada Maria Reyes');
    expect(never['b asks getRecitals']).toMatch(/^404/);
    expect(never['b asks saveRecitals']).toMatch(/^404/);
    expect(never['b reads recitals']).toBe('');
    expect(never['b reads agreement_versions']).toContain('wedding_on');
    for (const known of ['withheld for safety', 'given, with that of the other withheld'] as const)
      expectNoLeaks(never, await receivedIn(await openWorld(known)));
  },
);
