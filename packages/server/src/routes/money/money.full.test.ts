// Guards packages/server/src/routes/agreement/** packages/server/src/agreement-files/** packages/agreement/src/**
import { expect, test } from 'vitest';
import { sendDocument } from '../documents/documents.fixture.ts';
import { openFamily, whoMay } from '../../testing/family.ts';
import { enter, figure, openBoth } from './money.fixture.ts';
import { server } from '../../testing/server.ts';

const moneyOf = async ({ api }: { api: (typeof server)['guest'] }, { caseId }: { caseId: string }) =>
  api.getMoney({ caseId });

// ASVS 8.2.2
test('a party’s figures are read by their side and the mediator, until both statements are open', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, lawyerB, mediator, caseId } = family;
  await enter(a, family, { label: 'Hidden account' });
  for (const reader of [a, lawyerA, mediator])
    expect((await moneyOf(reader, family)).figures).toMatchObject([{ label: 'Hidden account' }]);
  for (const reader of [b, lawyerB]) expect((await moneyOf(reader, family)).figures).toEqual([]);
  expect(await whoMay(family, ({ api }) => api.getMoney({ caseId }))).toEqual([
    'mediator',
    'a',
    'b',
    'lawyerA',
    'lawyerB',
  ]);

  await enter(b, family, { label: 'Car' });
  await openBoth(family);
  for (const reader of [a, b, lawyerA, lawyerB, mediator])
    expect((await moneyOf(reader, family)).figures.map(({ label }) => label)).toEqual(['Hidden account', 'Car']);
});

test('a party and their confirmed lawyer enter figures, and nobody else', async () => {
  const family = await openFamily(server);
  const { caseId } = family;
  expect(await whoMay(family, ({ api }) => api.addFigure({ caseId, ...figure() }))).toEqual(['a', 'b', 'lawyerA']);
  const { participantOfA, participantOfB, mediator } = family;
  const { figures } = await moneyOf(mediator, family);
  expect(figures.map(({ participant_id }) => participant_id).toSorted()).toEqual(
    [participantOfA.id, participantOfA.id, participantOfB.id].toSorted(),
  );
});

test('only the owner’s side changes and removes a figure, and an older version is a conflict', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator } = family;
  const { id: figureId, version } = await enter(a, family);
  const change = { figureId, ...figure({ amount_minor: 9_007_199_254 }), version };
  await expect(b.api.updateFigure(change)).rejects.toMatchObject({ code: 'not_found' });
  await expect(mediator.api.updateFigure(change)).rejects.toMatchObject({ code: 'forbidden' });
  await lawyerA.api.updateFigure(change);
  await expect(a.api.updateFigure(change)).rejects.toMatchObject({ code: 'conflict' });
  expect((await moneyOf(a, family)).figures).toMatchObject([{ amount_minor: 9_007_199_254, version: 2, former: [] }]);
  await expect(b.api.removeFigure({ figureId })).rejects.toMatchObject({ code: 'not_found' });
  await a.api.removeFigure({ figureId });
  expect((await moneyOf(a, family)).figures).toEqual([]);
});

test('the mediator opens both statements together, when both parties say that they are complete', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, mediator, caseId } = family;
  const complete = { caseId, is_complete: true };
  await expect(a.api.completeStatement(complete)).rejects.toMatchObject({ code: 'conflict' });
  await enter(a, family);
  await enter(b, family);
  await expect(lawyerA.api.completeStatement(complete)).rejects.toMatchObject({ code: 'forbidden' });
  await a.api.completeStatement(complete);
  const completed = async (reader: typeof a) =>
    (await moneyOf(reader, family)).parties.map(({ completed_at }) => completed_at !== null);
  expect(await completed(mediator)).toEqual([true, false]);
  expect(await completed(b)).toEqual([false, false]);
  await expect(enter(a, family)).rejects.toMatchObject({ code: 'conflict' });
  await expect(mediator.api.openStatements({ caseId })).rejects.toMatchObject({ code: 'conflict' });

  await b.api.completeStatement(complete);
  expect(await whoMay(family, ({ api }) => api.openStatements({ caseId }))).toEqual(['mediator']);
  expect((await moneyOf(b, family)).opened_at).not.toBeNull();
  await expect(a.api.completeStatement({ caseId, is_complete: false })).rejects.toMatchObject({ code: 'conflict' });
});

test('the mediator sends complete figures back to their party until both are open, and nobody else does', async () => {
  const family = await openFamily(server);
  const { a, b, mediator, caseId, participantOfA, participantOfB } = family;
  await enter(a, family);
  await enter(b, family);
  const sendBack = { caseId, participant_id: participantOfA.id };
  await expect(mediator.api.returnStatement(sendBack)).rejects.toMatchObject({ code: 'conflict' });
  await a.api.completeStatement({ caseId, is_complete: true });
  expect(await whoMay(family, ({ api }) => api.returnStatement(sendBack))).toEqual(['mediator']);
  expect((await a.api.listNotifications()).notifications[0]).toMatchObject({
    message: 'Your mediator asks you to look at your figures again.',
    subject_type: 'money',
  });
  const { events } = await b.api.listCaseActivity({ caseId });
  expect(events.map(({ kind }) => kind)).not.toContain('statement_returned');
  await enter(a, family, { label: 'Car' });
  await openBoth(family);
  for (const { id: participant_id } of [participantOfA, participantOfB])
    await expect(mediator.api.returnStatement({ caseId, participant_id })).rejects.toMatchObject({ code: 'conflict' });
});

test('a change of an open figure is seen by everybody with the amount before', async () => {
  const family = await openFamily(server);
  const { a, b, caseId } = family;
  await enter(a, family);
  await enter(b, family);
  await openBoth(family);
  const [{ id: figureId, version } = await Promise.reject(new Error('No figure.'))] = (await moneyOf(a, family))
    .figures;
  await expect(a.api.removeFigure({ figureId })).rejects.toMatchObject({ code: 'conflict' });
  const renamed = { figureId, ...figure({ label: 'Loan' }), version };
  await expect(a.api.updateFigure(renamed)).rejects.toMatchObject({ code: 'conflict' });
  await a.api.updateFigure({ figureId, ...figure({ amount_minor: 5 }), version });
  const [seen] = (await moneyOf(b, family)).figures;
  expect(seen).toMatchObject({ amount_minor: 5, former: [{ amount_minor: 1_485_000 }] });
  const { notifications } = await b.api.listNotifications();
  expect(notifications[0]).toMatchObject({ message: 'A figure in your case has changed.', subject_type: 'money' });
  const { events } = await b.api.listCaseActivity({ caseId });
  expect(events.map(({ kind }) => kind)).toContain('figure_changed');
});

// ASVS 8.2.2
test('opening a statement shows the kind and page of a document, and the document only to its own readers', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, lawyerB, mediator, caseId } = family;
  const { id: uploadId } = await sendDocument(a, caseId);
  const { id: shared } = await sendDocument(a, caseId, { audience: 'everyone' });
  await enter(a, family, { evidence: { upload_id: uploadId, page: 3 } });
  await enter(a, family, { evidence: { upload_id: shared, page: 1 } });
  await enter(b, family);
  await openBoth(family);
  const seenBy = async (reader: typeof a) => (await moneyOf(reader, family)).figures.map(({ evidence }) => evidence);
  const [hidden, open] = [
    { upload_id: null, doc_type: 'bank_statements', page: 3 },
    { upload_id: shared, doc_type: 'bank_statements', page: 1 },
  ];
  for (const reader of [a, mediator])
    expect(await seenBy(reader)).toEqual([{ ...hidden, upload_id: uploadId }, open, null]);
  for (const reader of [b, lawyerA, lawyerB]) {
    expect(await seenBy(reader)).toEqual([hidden, open, null]);
    await expect(reader.api.getUpload({ uploadId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(reader.api.downloadUpload({ uploadId })).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('a lawyer who may not read the document changes an amount and keeps its page', async () => {
  const family = await openFamily(server);
  const { a, lawyerA, caseId } = family;
  const { id: upload_id } = await sendDocument(a, caseId);
  const { id: figureId, version } = await enter(a, family, { evidence: { upload_id, page: 2 } });
  const { evidence: _, ...amount } = figure({ amount_minor: 7 });
  await lawyerA.api.updateFigure({ figureId, ...amount, version });
  expect((await moneyOf(a, family)).figures).toMatchObject([{ amount_minor: 7, evidence: { upload_id, page: 2 } }]);
});

test('a figure names a document of its owner that the caller reads, and no other', async () => {
  const family = await openFamily(server);
  const { a, b, lawyerA, caseId } = family;
  const { id: ofA } = await sendDocument(a, caseId);
  const { id: ofB } = await sendDocument(b, caseId, { audience: 'everyone' });
  for (const [by, upload_id] of [
    [a, ofB],
    [b, ofA],
    [lawyerA, ofA],
  ] as const)
    await expect(enter(by, family, { evidence: { upload_id, page: 1 } })).rejects.toMatchObject({ code: 'invalid' });
});

test('the mediator sets the currency of a case while there is no figure', async () => {
  const family = await openFamily(server);
  const { a, caseId } = family;
  expect((await moneyOf(a, family)).currency).toBe('GBP');
  expect(await whoMay(family, ({ api }) => api.setCaseCurrency({ caseId, currency: 'EUR' }))).toEqual(['mediator']);
  expect((await moneyOf(a, family)).currency).toBe('EUR');
  await enter(a, family);
  const again = family.mediator.api.setCaseCurrency({ caseId, currency: 'USD' });
  await expect(again).rejects.toMatchObject({ code: 'conflict' });
});

test('a party enters what comes in every week with its rhythm, which stays once both statements are open', async () => {
  const family = await openFamily(server);
  const { a, b } = family;
  const pay = { category: 'comes_in', label: 'Wages', rhythm: 'weekly', amount_minor: 45_000 } as const;
  const { id: figureId, version } = await enter(a, family, pay);
  expect((await moneyOf(a, family)).figures).toMatchObject([{ rhythm: 'weekly', amount_minor: 45_000 }]);
  expect((await a.api.exportMyData()).data['figures']).toMatchObject([{ rhythm: 'weekly' }]);
  const { evidence: _, ...changed } = figure({ ...pay, rhythm: 'fortnightly' });
  await a.api.updateFigure({ figureId, ...changed, version });
  expect((await moneyOf(a, family)).figures).toMatchObject([{ rhythm: 'fortnightly' }]);
  await expect(enter(a, family, { category: 'owns', rhythm: 'weekly' })).rejects.toMatchObject({ code: 'invalid' });
  await enter(b, family);
  await openBoth(family);
  const again = { figureId, ...changed, rhythm: 'weekly' as const, version: version + 1 };
  await expect(a.api.updateFigure(again)).rejects.toMatchObject({ code: 'conflict' });
  expect((await moneyOf(b, family)).figures[0]).toMatchObject({ rhythm: 'fortnightly' });
});

test('a party enters their share of what is joint, and own figures have none', async () => {
  const family = await openFamily(server);
  const { a, b, caseId } = family;
  await enter(a, family, { label: 'Home', is_joint: true, own_share: 66.67 });
  await enter(b, family, { label: 'Home', is_joint: true });
  expect((await moneyOf(a, family)).figures).toMatchObject([{ own_share: 66.67 }]);
  expect((await a.api.exportMyData()).data['figures']).toMatchObject([{ own_share: 66.67 }]);
  for (const wrong of [{ own_share: 60 }, { is_joint: true, own_share: 101 }, { is_joint: true, own_share: 33.333 }])
    await expect(enter(a, family, wrong)).rejects.toMatchObject({ code: 'invalid' });
  await openBoth(family);
  const { id: figureId, version } = (await moneyOf(a, family)).figures[0]!;
  const changed = figure({ label: 'Home', is_joint: true, own_share: 10 });
  await expect(a.api.updateFigure({ figureId, ...changed, version })).rejects.toMatchObject({ code: 'conflict' });
  const [{ it } = { it: null }] = await server.owner<{ it: unknown }>`select private.statement_of(${caseId}) as it`;
  expect(it).toMatchObject({ figures: [{ own_share: 66.67 }, { own_share: 50 }] });
});

test('the statement for a release holds the open figures, and no document', async () => {
  const family = await openFamily(server);
  const { a, b, caseId } = family;
  const statement = async () =>
    (await server.owner<{ it: unknown }>`select private.statement_of(${caseId}) as it`)[0]!.it;
  const { id: upload_id } = await sendDocument(a, caseId, { audience: 'everyone' });
  await enter(a, family, { evidence: { upload_id, page: 1 } });
  await enter(b, family, { is_joint: true, category: 'owes', label: 'Mortgage' });
  expect(await statement()).toBeNull();
  await openBoth(family);
  expect(await statement()).toMatchObject({
    currency: 'GBP',
    parties: [{ name: 'Ada Reyes' }, { name: 'Ben Reyes' }],
    figures: [
      {
        label: 'Savings',
        amount_minor: 1_485_000,
        evidence: { upload_id: null, doc_type: 'bank_statements', page: 1 },
      },
      { label: 'Mortgage', is_joint: true, evidence: null },
    ],
  });
});

test('figures of a closed case cannot change', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  const { id: figureId } = await enter(a, family);
  const { version } = (await mediator.api.getCase({ caseId })).case;
  await mediator.api.closeCase({ caseId, reason: 'withdrawn', version });
  await expect(enter(a, family)).rejects.toMatchObject({ code: 'conflict' });
  await expect(a.api.removeFigure({ figureId })).rejects.toMatchObject({ code: 'conflict' });
});

test('a document that the mediator sent back is no evidence for a figure', async () => {
  const family = await openFamily(server);
  const { a, mediator, caseId } = family;
  const { id: uploadId } = await sendDocument(a, caseId, { doc_type: 'bank_statements' });
  await enter(a, family, { evidence: { upload_id: uploadId, page: 1 } });
  await mediator.api.rejectUpload({ uploadId, reject_code: 'unreadable' });
  await expect(enter(a, family, { evidence: { upload_id: uploadId, page: 1 } })).rejects.toMatchObject({
    code: 'invalid',
    message: 'This document was sent back. Choose another one.',
  });
});
