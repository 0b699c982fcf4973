import { expect, test } from 'vitest';
import { addClause, clause, documentOf, home, release, sign } from '../../testing/agreements.ts';
import { dutiesOf, duty, inDays, openSigned } from '../../testing/duties.ts';
import { type Family, whoMay } from '../../testing/family.ts';
import { openNegotiation } from '../../testing/negotiation.ts';
import { weekly } from '../../testing/schedules.ts';
import { server } from '../../testing/server.ts';

const review = () => duty({ kind: 'review', who: 'both', what: 'Look at the sale again', due_on: inDays(-1) });
const stands = { code: 'conflict', message: 'This clause stands as signed. Only the reopened clause can change.' };

const draftOf = async (family: Family) => (await documentOf(family.mediator, family)).draft!.clauses;
const stepOf = async ({ mediator, caseId }: Family) => (await mediator.api.getCaseStep({ caseId })).step;

test('only the mediator reopens a clause, and only one that both parties have signed', async () => {
  const family = await openNegotiation(server);
  const { caseId } = family;
  const { id: clause_id } = await addClause(family);
  const reopening = { caseId, clause_id, with_annex: false };
  const refused = { message: 'Only a clause that both parties signed can be reopened.' };
  await expect(family.mediator.api.reopenClause(reopening)).rejects.toMatchObject(refused);
  const version = await release(family);
  await sign(server, version, family.a);
  await expect(family.mediator.api.reopenClause(reopening)).rejects.toMatchObject(refused);
  await sign(server, version, family.b);
  expect(await whoMay(family, ({ api }) => api.reopenClause(reopening))).toEqual(['mediator']);
  await expect(family.mediator.api.reopenClause(reopening)).rejects.toMatchObject({
    message: 'A clause of this document is reopened already.',
  });
});

test('while a clause is reopened, the database refuses every other change of the draft', async () => {
  const family = await openSigned(server, [review()]);
  const { mediator, caseId, first, second } = family;
  await mediator.api.updateClause({ ...home, clauseId: second.id, text: 'Written since.', version: second.version });
  await addClause(family, clause('The car', 'Added since.'));
  await mediator.api.reopenClause({ caseId, clause_id: first.id, with_annex: false });
  const [reopened, standing] = await draftOf(family);
  expect(await draftOf(family)).toMatchObject([
    { id: first.id, is_reopened: true, duties: first.duties },
    { id: second.id, is_reopened: false, text: 'The dog stays with Ada.' },
  ]);
  const { version } = standing!;
  await expect(mediator.api.updateClause({ ...home, clauseId: second.id, version })).rejects.toMatchObject(stands);
  await expect(addClause(family)).rejects.toMatchObject(stands);
  await expect(mediator.api.moveClause({ clauseId: second.id, before: first.id })).rejects.toMatchObject(stands);
  const past = mediator.sql(
    (sql) => sql`update agreement_clauses set duties = '[]', text = 'x' where id = ${second.id}`,
  );
  await expect(past).rejects.toMatchObject({ code: 'MP409' });
  for (const it of [reopened!, standing!])
    await expect(mediator.api.removeClause({ clauseId: it.id, version: it.version })).rejects.toMatchObject({
      message: 'While a clause is reopened, every clause stays.',
    });
  await mediator.api.updateClause({
    ...home,
    clauseId: first.id,
    text: 'The home is kept.',
    version: reopened!.version,
  });
  expect(await draftOf(family)).toMatchObject([{ text: 'The home is kept.' }, { text: 'The dog stays with Ada.' }]);
});

test('the signed version stays in force until both parties have signed the reopened clause', async () => {
  const kept = duty();
  const family = await openSigned(server, [review(), kept]);
  const { mediator, a, b, caseId, first, second, version } = family;
  const listed = (await a.api.listAgreementVersions({ caseId, document: 'memorandum' })).versions;
  await a.api.markDuty({ caseId, dutyId: kept.id, due_on: kept.due_on, is_done: true });
  await mediator.api.reopenClause({ caseId, clause_id: first.id, with_annex: false });
  expect(await stepOf(family)).toBe('final_agreement');
  expect((await documentOf(a, family)).newest).toEqual(listed[0]);

  const [open] = await draftOf(family);
  const next = { ...review(), due_on: inDays(365) };
  await mediator.api.updateClause({
    ...home,
    clauseId: first.id,
    text: 'The home is kept.',
    duties: [next, kept],
    version: open!.version,
  });
  const changed = await release(family);
  expect(changed).toMatchObject({ number: 2, reopened_clause_id: first.id, is_in_force: false, signatures: [] });
  expect(await stepOf(family)).toBe('agreement_draft');
  const { versions } = await b.api.listAgreementVersions({ caseId, document: 'memorandum' });
  expect(versions[1]).toEqual({ ...listed[0], is_in_force: true });
  expect(versions[1]!.signatures).toHaveLength(2);
  expect(versions[1]!.hash).toBe(version.hash);
  expect((await dutiesOf(a, family)).map(({ due_on }) => due_on)).toContain(inDays(-1));
  await sign(server, changed, a);
  await expect(
    mediator.api.updateClause({ ...home, clauseId: second.id, version: second.version + 1 }),
  ).rejects.toMatchObject(stands);
  await sign(server, changed, b);

  expect(await stepOf(family)).toBe('final_agreement');
  const after = await b.api.listAgreementVersions({ caseId, document: 'memorandum' });
  expect(after.versions.map(({ number, is_in_force }) => [number, is_in_force])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(await dutiesOf(a, family)).toMatchObject([
    { id: kept.id, version_number: 2, marks: [{}] },
    { id: next.id, version_number: 2, marks: [] },
  ]);
  expect((await draftOf(family)).map(({ is_reopened }) => is_reopened)).toEqual([false, false]);
});

test('readers learn that a clause is reopened, and that the signed version stays in force', async () => {
  const family = await openSigned(server, [review()]);
  const { mediator, b, caseId, first } = family;
  await mediator.api.reopenClause({ caseId, clause_id: first.id, with_annex: false });
  const [open] = await draftOf(family);
  await mediator.api.updateClause({ ...home, clauseId: first.id, text: 'Kept.', version: open!.version });
  await release(family);
  const messages = (await b.api.listNotifications()).notifications.map(({ message }) => message);
  expect(messages).toContain(
    'Your mediator looks at one clause of your agreement again. The signed version stays in force.',
  );
  expect(messages).toContain(
    'One clause of your agreement has changed. The signed version stays in force until both sign the new one.',
  );
  expect(messages).not.toContain('Your agreement has changed. Earlier signatures no longer count.');
});

test('the mediator ends a round without a change, as long as nothing was released', async () => {
  const family = await openSigned(server, [review()]);
  const { mediator, caseId, first } = family;
  const reopening = { caseId, clause_id: first.id, with_annex: false };
  const end = { caseId, document: 'memorandum' as const };
  await expect(mediator.api.endReopening(end)).rejects.toMatchObject({ code: 'conflict' });
  await mediator.api.reopenClause(reopening);
  const [open] = await draftOf(family);
  await mediator.api.updateClause({ ...home, clauseId: first.id, text: 'Kept.', version: open!.version });
  expect(await whoMay(family, ({ api }) => api.endReopening(end))).toEqual(['mediator']);
  expect(await draftOf(family)).toMatchObject([{ text: home.text, is_reopened: false }, { is_reopened: false }]);
  await mediator.api.reopenClause(reopening);
  const [again] = await draftOf(family);
  await mediator.api.updateClause({ ...home, clauseId: first.id, text: 'Kept.', version: again!.version });
  await release(family);
  await expect(mediator.api.endReopening(end)).rejects.toMatchObject({
    message: 'The new version is released already.',
  });
});

test('the schedule of a parenting plan stands as signed, unless it is reopened with the clause', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, b, caseId } = family;
  const document = 'parenting' as const;
  await mediator.api.saveParentingSchedule({ caseId, schedule: weekly() });
  const { id: clause_id } = await addClause(family, home, document);
  const version = await release(family, document);
  await sign(server, version, a, b);
  const schedule = { ...weekly(), time_zone: 'Europe/Madrid' };
  await mediator.api.saveParentingSchedule({ caseId, schedule, version: 1 });
  await mediator.api.reopenClause({ caseId, clause_id, with_annex: false });
  await expect(release(family, document)).rejects.toMatchObject({
    message: 'Nothing has changed since the last version.',
  });
  await mediator.api.endReopening({ caseId, document });
  await mediator.api.reopenClause({ caseId, clause_id, with_annex: true });
  expect((await release(family, document)).schedule).toEqual(schedule);
});
