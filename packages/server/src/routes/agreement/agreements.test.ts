import { expect, test } from 'vitest';
import { addClause, clause, documentOf, home, release, sign } from './agreements.fixture.ts';
import { type Family, openFamily, whoMay } from '../../testing/family.ts';
import { openNegotiation } from '../negotiation/negotiation.fixture.ts';
import { addTopic, offer } from '../negotiation/proposals.fixture.ts';
import { server } from '../../testing/server.ts';

const pets = clause('The dog', 'The dog stays with Ada.', { state: 'agreed' });

const stepOf = async ({ mediator, caseId }: Family) => (await mediator.api.getCaseStep({ caseId })).step;

const headingsOf = async (family: Family) =>
  (await documentOf(family.mediator, family)).draft!.clauses.map(({ heading }) => heading);

test('the mediator writes, moves and removes clauses, and nobody else reads a draft', async () => {
  const family = await openFamily(server);
  const { mediator, a, lawyerA, admin } = family;
  const first = await addClause(family);
  const second = await addClause(family, pets);
  await addClause(family, clause('School', 'Eli stays at his school.'), 'parenting');
  expect(first).toMatchObject({ ...home, version: 1, updated_by_name: 'Mia Mediator' });
  expect(await headingsOf(family)).toEqual(['The home', 'The dog']);
  await mediator.api.moveClause({ clauseId: second.id, before: first.id });
  expect(await headingsOf(family)).toEqual(['The dog', 'The home']);
  await mediator.api.moveClause({ clauseId: second.id, before: null });
  expect(await headingsOf(family)).toEqual(['The home', 'The dog']);
  await mediator.api.removeClause({ clauseId: first.id, version: 1 });
  expect(await headingsOf(family)).toEqual(['The dog']);
  for (const reader of [a, lawyerA, admin])
    expect(await documentOf(reader, family)).toMatchObject({ newest: null, draft: null });
});

test('two mediators who change the same clause get a conflict, and different clauses do not collide', async () => {
  const family = await openFamily(server);
  const { mediator } = family;
  const first = await addClause(family);
  const second = await addClause(family, pets);
  const change = { ...home, clauseId: first.id, text: 'The home is kept.', version: 1 };
  const { clause: saved } = await mediator.api.updateClause(change);
  expect(saved).toMatchObject({ text: 'The home is kept.', version: 2 });
  await expect(mediator.api.updateClause(change)).rejects.toMatchObject({ code: 'conflict' });
  await mediator.api.moveClause({ clauseId: second.id, before: first.id });
  await mediator.api.updateClause({ ...pets, clauseId: second.id, version: 1 });
  await expect(mediator.api.removeClause({ clauseId: first.id, version: 1 })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('only the mediator of the case adds, changes, moves, removes and releases clauses', async () => {
  const family = await openNegotiation(server);
  const { caseId } = family;
  const { id: clauseId } = await addClause(family);
  expect(await whoMay(family, ({ api }) => api.addClause({ caseId, document: 'memorandum', ...pets }))).toEqual([
    'mediator',
  ]);
  expect(await whoMay(family, ({ api }) => api.updateClause({ ...home, clauseId, version: 1 }))).toEqual(['mediator']);
  expect(await whoMay(family, ({ api }) => api.moveClause({ clauseId, before: null }))).toEqual(['mediator']);
  const { tag } = (await documentOf(family.mediator, family)).draft!;
  const input = { caseId, document: 'memorandum' as const, tag: tag!, readers: 'everyone' as const, open_points: [] };
  expect(await whoMay(family, ({ api }) => api.releaseAgreement(input))).toEqual(['mediator']);
  expect(await whoMay(family, ({ api }) => api.removeClause({ clauseId, version: 2 }))).toEqual(['mediator']);
});

test('a clause is made from an agreed proposal of its case, and from no other', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  const topic = await addTopic(family);
  const { id: source_proposal_id } = await offer(a, topic.id);
  const made = () => addClause(family, { ...home, source_proposal_id });
  await expect(made()).rejects.toMatchObject({ code: 'conflict', message: 'This proposal is not agreed.' });
  await b.api.acceptProposal({ proposalId: source_proposal_id });
  expect(await made()).toMatchObject({ source_proposal_id });
  const other = await openFamily(server);
  await expect(addClause(other, { ...home, source_proposal_id })).rejects.toMatchObject({ code: 'conflict' });
});

test('the mediator releases a draft after a held session, which freezes a version and advances the case', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, caseId } = family;
  await expect(release(family)).rejects.toMatchObject({ code: 'conflict', message: 'This draft is empty.' });
  const empty = await addClause(family, { ...pets, text: '' });
  await expect(release(family)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^Clause 1, “.+”, has no words yet\.$/),
  });
  const { tag } = (await documentOf(mediator, family)).draft!;
  const { clause: kept } = await mediator.api.updateClause({ ...pets, clauseId: empty.id, version: 1 });
  const open_points = ['Who walks the dog?'];
  const input = { caseId, document: 'memorandum', readers: 'everyone', open_points } as const;
  await expect(mediator.api.releaseAgreement({ ...input, tag: tag! })).rejects.toMatchObject({ code: 'conflict' });
  const now = (await documentOf(mediator, family)).draft!;
  const { version } = await mediator.api.releaseAgreement({ ...input, tag: now.tag! });
  expect(version).toMatchObject({
    number: 1,
    document: 'memorandum',
    clauses: [{ ...pets, id: kept.id }],
    open_points: ['Who walks the dog?'],
    signatures: [],
  });
  expect(await stepOf(family)).toBe('agreement_draft');
  expect(await documentOf(a, family)).toEqual({
    document: 'memorandum',
    is_needed: true,
    is_skipped: false,
    in_force_number: null,
    newest: version,
    draft: null,
  });
  await mediator.api.updateClause({ ...pets, clauseId: kept.id, text: 'The dog stays with Ben.', version: 2 });
  expect((await documentOf(a, family)).newest).toEqual(version);
});

test('a version for the parties is read by both parties and the mediator, and by no lawyer', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, b, lawyerA, lawyerB, admin, caseId } = family;
  await addClause(family, clause('School', 'Eli stays at his school.'), 'parenting');
  const { tag } = (await documentOf(mediator, family, 'parenting')).draft!;
  const { version } = await mediator.api.releaseAgreement({
    caseId,
    document: 'parenting',
    tag: tag!,
    readers: 'parties',
    open_points: [],
  });
  for (const reader of [mediator, a, b]) {
    expect((await documentOf(reader, family, 'parenting')).newest).toEqual(version);
    const { versions } = await reader.api.listAgreementVersions({ caseId, document: 'parenting' });
    expect(versions).toEqual([version]);
  }
  await sign(server, version, a);
  for (const reader of [lawyerA, lawyerB, admin]) {
    expect((await documentOf(reader, family, 'parenting')).newest).toBeNull();
    expect((await reader.api.listAgreementVersions({ caseId, document: 'parenting' })).versions).toEqual([]);
    const { events } = await reader.api.listCaseActivity({ caseId, limit: 100 });
    expect(events.filter(({ kind }) => kind.startsWith('agreement_'))).toEqual([]);
  }
});

test('each party signs the hash of the newest version, and the last signature makes the agreement final', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, b, lawyerA, outsider, admin, caseId } = family;
  await addClause(family);
  const version = await release(family);
  for (const person of [mediator, lawyerA])
    await expect(sign(server, version, person)).rejects.toMatchObject({ code: 'forbidden' });
  for (const person of [outsider, admin])
    await expect(sign(server, version, person)).rejects.toMatchObject({ code: 'not_found' });
  await expect(sign(server, { ...version, hash: 'a'.repeat(64) }, a)).rejects.toMatchObject({ code: 'conflict' });

  await sign(server, version, a, a);
  expect((await documentOf(b, family)).newest?.signatures).toMatchObject([
    { participant_id: family.participantOfA.id, name: 'Ada Reyes', hash: version.hash },
  ]);
  expect(await stepOf(family)).toBe('agreement_draft');
  await sign(server, version, b);
  expect((await documentOf(b, family)).newest?.signatures).toHaveLength(2);
  expect(await mediator.api.getCaseStep({ caseId })).toMatchObject({ step: 'final_agreement', is_complete: true });
  const { data } = await a.api.exportMyData();
  expect(data['signatures']).toMatchObject([{ hash: version.hash }]);
});

test('a case whose topics call for more documents is final only when both parties have signed all of them', async () => {
  const family = await openNegotiation(server);
  const { a, b } = family;
  await addTopic(family);
  await addClause(family);
  await sign(server, await release(family), a, b);
  expect(await stepOf(family)).toBe('agreement_draft');
  expect(await documentOf(a, family, 'parenting')).toMatchObject({ is_needed: true, newest: null });
  expect(await documentOf(a, family, 'finances')).toMatchObject({ is_needed: false });
  await addClause(family, clause('School', 'Eli stays at his school.'), 'parenting');
  const plan = await release(family, 'parenting');
  await sign(server, plan, a);
  expect(await stepOf(family)).toBe('agreement_draft');
  await sign(server, plan, b);
  expect(await stepOf(family)).toBe('final_agreement');
});

test('a mediator says that a document is not needed: the case ends without it, and needs it again when they take that back', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, b, caseId } = family;
  await addTopic(family);
  const need = (document: 'memorandum' | 'parenting', is_needed: boolean) => ({ caseId, document, is_needed });
  const skip = need('memorandum', false);
  await addClause(family, clause('School', 'Eli stays at his school.'), 'parenting');
  const plan = await release(family, 'parenting');
  expect(await whoMay(family, ({ api }) => api.setDocumentNeed(skip))).toEqual(['mediator']);
  expect(await documentOf(a, family)).toMatchObject({ is_needed: false, is_skipped: true });
  const { events } = await a.api.listCaseActivity({ caseId });
  expect(events.find(({ kind }) => kind === 'agreement_document_skipped')).toMatchObject({
    details: { document: 'memorandum' },
  });
  await sign(server, plan, a, b);
  expect(await stepOf(family)).toBe('final_agreement');

  expect(await whoMay(family, ({ api }) => api.setDocumentNeed(need('memorandum', true)))).toEqual(['mediator']);
  expect(await documentOf(a, family)).toMatchObject({ is_needed: true, is_skipped: false });
  expect(await stepOf(family)).toBe('agreement_draft');
  await expect(mediator.api.setDocumentNeed(need('parenting', false))).rejects.toMatchObject({
    code: 'conflict',
    message: 'This document is released, so both parties sign it.',
  });
});

test('a document that was not needed counts once it is released, and the last needed one stays', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, b, caseId } = family;
  const skip = { caseId, document: 'memorandum' as const, is_needed: false };
  await expect(mediator.api.setDocumentNeed(skip)).rejects.toMatchObject({
    code: 'conflict',
    message: 'A case needs at least one document of the agreement.',
  });
  await addTopic(family);
  await mediator.api.setDocumentNeed(skip);
  await addClause(family);
  const memorandum = await release(family);
  expect(await documentOf(a, family)).toMatchObject({ is_needed: true, is_skipped: false });
  await mediator.api.setDocumentNeed({ ...skip, document: 'parenting' });
  await sign(server, memorandum, a);
  expect(await stepOf(family)).toBe('agreement_draft');
  await sign(server, memorandum, b);
  expect(await stepOf(family)).toBe('final_agreement');
});

test('a newer agreement version requires new signatures and rejects those for the old one', async () => {
  const family = await openNegotiation(server);
  const { a, b, caseId } = family;
  await addClause(family);
  const first = await release(family);
  await sign(server, first, a, b);
  expect(await stepOf(family)).toBe('final_agreement');
  await addClause(family, pets);
  const second = await release(family);
  expect(second).toMatchObject({ number: 2, signatures: [] });
  expect(second.hash).not.toBe(first.hash);
  expect(await stepOf(family)).toBe('agreement_draft');
  await expect(sign(server, first, a)).rejects.toMatchObject({ code: 'conflict' });
  const { versions } = await b.api.listAgreementVersions({ caseId, document: 'memorandum' });
  expect(versions.map(({ number, signatures }) => [number, signatures.length])).toEqual([
    [2, 0],
    [1, 2],
  ]);
});

test('writing, releasing and signing in a closed case return conflict', async () => {
  const family = await openNegotiation(server);
  const { mediator, a, caseId } = family;
  const { id: clauseId } = await addClause(family);
  const version = await release(family);
  const { case: it } = await mediator.api.getCase({ caseId });
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version: it.version });
  const conflict = { code: 'conflict', message: 'This case is closed.' };
  await expect(addClause(family, pets)).rejects.toMatchObject(conflict);
  await expect(mediator.api.updateClause({ ...pets, clauseId, version: 1 })).rejects.toMatchObject(conflict);
  await expect(mediator.api.removeClause({ clauseId, version: 1 })).rejects.toMatchObject(conflict);
  await expect(release(family)).rejects.toMatchObject(conflict);
  await expect(
    mediator.api.setDocumentNeed({ caseId, document: 'memorandum', is_needed: false }),
  ).rejects.toMatchObject(conflict);
  await expect(sign(server, version, a)).rejects.toMatchObject(conflict);
});
