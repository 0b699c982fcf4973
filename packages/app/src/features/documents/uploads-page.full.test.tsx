// Guards packages/app/src/features/documents/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pdfFile } from '../../testing/choose-files.ts';
import { holdRequests } from '../../testing/interruptions.ts';
import { client } from '../../testing/people.ts';
import { newParty } from '../../testing/parties.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const item = (label: string) =>
  page.getByRole('region', { name: 'Documents of Maya Okafor' }).getByRole('listitem').filter({ hasText: label });

const dialog = () => page.getByRole('dialog');

test('a party states why they do not have a document, the mediator sees the reason, and the party undoes it', async () => {
  const { maya, mediator, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await userEvent.click(page.getByRole('button', { name: 'I don’t have this: Monthly budget' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(dialog()).toMatchTextContent('Say why in a few words.');
  await userEvent.fill(dialog().getByRole('textbox'), 'I never kept one.');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(item('Monthly budget')).toMatchTextContent('In review: I never kept one.');
  await expect.element(page.getByRole('button', { name: 'Undo: Monthly budget' })).toHaveFocus();
  const budget = async () =>
    (await mediator.api.listRequirements({ caseId })).requirements.find(
      ({ doc_type }) => doc_type === 'monthly_budget',
    );
  expect(await budget()).toMatchObject({ state: 'not_available', na_reason: 'I never kept one.' });
  await userEvent.click(page.getByRole('button', { name: 'Undo: Monthly budget' }));
  await expect.element(page.getByRole('button', { name: 'Add Monthly budget' })).toBeVisible();
  expect(await budget()).toMatchObject({ state: 'needed', na_reason: null });
});

test('a lawyer reads the checklist under the name of the client, and under no other while the people load', async () => {
  const { tomas, caseId } = await newParty();
  const answer = holdRequests('/participants');
  await renderAt(`/cases/${caseId}/uploads`, tomas);
  const isListLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/requirements'));
  await expect.poll(isListLoaded).toBe(true);
  await expect.element(page.getByText('Loading the checklist')).toBeInTheDocument();
  expect(page.getByRole('region', { name: /^Documents of/ }).query()).toBeNull();
  answer();
  await expect.element(item('Monthly budget')).toBeVisible();
});

test('a mediator reads which sums speak for a document that a party does not have, and asks again or goes on', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { intake } = await maya.api.saveIntake({
    caseId,
    personalInfo: client,
    financialSituation: { currency: 'GBP', pensions_minor: 4_100_000 },
  });
  await maya.api.submitIntake({ caseId, version: intake.version });
  const { requirements } = await maya.api.listRequirements({ caseId });
  const stateOf = async (requirementId: string) =>
    (await maya.api.listRequirements({ caseId })).requirements.find(({ id }) => id === requirementId)?.state;
  const [pension, budget] = (['pension_statements', 'monthly_budget'] as const).map((type) =>
    requirements.find(({ doc_type }) => doc_type === type)!,
  );
  for (const { id: requirementId, version } of [pension!, budget!])
    await maya.api.updateRequirement({
      caseId,
      requirementId,
      version,
      state: 'not_applicable',
      na_reason: 'I never had one.',
    });
  await renderAt(`/cases/${caseId}/uploads`, mediator);
  await expect
    .element(item('Pension and retirement'))
    .toMatchTextContent(/Says there is none: I never had one\..*But their intake names £41,000\.00\./);
  await expect.element(item('Monthly budget')).not.toMatchTextContent('names');
  await userEvent.click(page.getByRole('button', { name: 'Go on without it: Monthly budget' }));
  await expect.element(item('Monthly budget')).toMatchTextContent('Not needed: I never had one.');
  await userEvent.click(page.getByRole('button', { name: 'Ask again: Pension and retirement statements' }));
  await expect
    .element(page.getByRole('button', { name: 'Mark as not needed: Pension and retirement statements' }))
    .toBeVisible();
  expect([await stateOf(budget!.id), await stateOf(pension!.id)]).toEqual(['not_applicable', 'needed']);
});

test('a mediator goes on at once without all documents that a party says not to have, after reading each reason', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { requirements } = await maya.api.listRequirements({ caseId });
  for (const [at, { id: requirementId, version }] of requirements.slice(0, 2).entries())
    await maya.api.updateRequirement({
      caseId,
      requirementId,
      version,
      state: 'not_applicable',
      na_reason: `Reason ${at}.`,
    });
  await renderAt(`/cases/${caseId}/uploads`, mediator);
  await userEvent.click(page.getByRole('button', { name: /^Go on without all 2: Maya/ }));
  const dialog = page.getByRole('dialog', { name: 'Go on without these 2 documents?' });
  await expect.element(dialog).toMatchTextContent(/Reason 0\..*Reason 1\./);
  await userEvent.click(dialog.getByRole('button', { name: 'Go on without them' }));
  await expect.element(page.getByText('Not needed: Reason 1.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Go on without all/ })).not.toBeInTheDocument();
});

test('a party opens a document to send again from the dashboard at its requirement', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { requirements } = await maya.api.listRequirements({ caseId });
  const budget = requirements.find(({ doc_type }) => doc_type === 'monthly_budget')!;
  const { upload } = await maya.api.uploadFile({
    case_id: caseId,
    doc_type: budget.doc_type,
    requirement_id: budget.id,
    audience: 'mediator',
    file: pdfFile('Budget.pdf'),
  });
  await mediator.api.rejectUpload({ uploadId: upload.id, version: upload.version, reject_code: 'pages_missing' });
  await renderAt('/divorcee', maya);
  await userEvent.click(page.getByRole('link', { name: 'Send again: Monthly budget' }));
  await expect.element(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeInTheDocument();
  const asked = item('Monthly budget').getByText('Monthly budget', { exact: true });
  await expect.element(asked).toBeInViewport({ ratio: 1 });
  await expect.element(asked).toHaveFocus();
  expect(scrollY).toBeGreaterThan(0);
});

test('a party reads beside the requirement why the mediator sent the document back', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { requirements } = await maya.api.listRequirements({ caseId });
  const taxes = requirements.find(({ doc_type }) => doc_type === 'tax_returns')!;
  const { upload } = await maya.api.uploadFile({
    case_id: caseId,
    doc_type: 'tax_returns',
    requirement_id: taxes.id,
    audience: 'mediator',
    file: pdfFile('Taxes.pdf'),
  });
  await mediator.api.rejectUpload({
    uploadId: upload.id,
    version: upload.version,
    reject_code: 'pages_missing',
    reject_note: 'It ends on page 2',
  });
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await expect.element(item('Last three tax returns')).toMatchTextContent('Pages are missing. It ends on page 2');
});

test('a mediator marks a document requirement as not needed with a reason', async () => {
  const { maya, mediator, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, mediator);
  await userEvent.click(page.getByRole('button', { name: 'Mark as not needed: Identity document' }));
  await userEvent.fill(dialog().getByRole('textbox'), 'I saw the passport.');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(item('Identity document')).toMatchTextContent('Not needed: I saw the passport.');
  expect((await maya.api.listRequirements({ caseId })).requirements[0]).toMatchObject({ state: 'not_applicable' });
});

test('a mediator asks for one more document and sets a date, and the party reads both', async () => {
  const { maya, mediator, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, mediator);
  await userEvent.click(page.getByRole('button', { name: 'Ask for one more: Maya Okafor' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Add to the list' }));
  await expect.element(dialog()).toMatchTextContent('Say which document you need.');
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Document' }), 'Letter of the landlord');
  await userEvent.click(dialog().getByRole('button', { name: 'Add to the list' }));
  await userEvent.click(page.getByRole('button', { name: 'Set a date: Letter of the landlord' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(dialog()).toMatchTextContent('Choose a day.');
  await userEvent.click(dialog().getByLabelText('Needed by'));
  await userEvent.click(page.getByRole('button', { name: /, today$|^today,/i }));
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('button', { name: 'Change the date: Letter of the landlord' })).toHaveFocus();
  leaveApp();
  await renderAt(`/cases/${caseId}/uploads`, maya);
  await expect.element(item('Letter of the landlord')).toMatchTextContent(/By \w+ \d+\./);
});

test('a mediator reminds a party of missing documents once a day', async () => {
  const { maya, mediator, caseId } = await newParty();
  await renderAt(`/cases/${caseId}/uploads`, mediator);
  const remind = page.getByRole('button', { name: 'Send reminder to Maya Okafor' });
  await userEvent.click(remind);
  await expect.element(page.getByText('Reminder sent to Maya Okafor')).toBeVisible();
  await userEvent.click(remind);
  await expect.element(page.getByText('You reminded this person already in the last 24 hours.')).toBeVisible();
  const { notifications } = await maya.api.listNotifications({});
  expect(
    notifications.filter(({ message }) => message === 'Your mediator asks you to look at your case.'),
  ).toHaveLength(1);
});

test('in Spanish, standard documents have Spanish names and helps, and others keep the words of the mediator', async () => {
  const { maya, mediator, caseId } = await newParty();
  const [first] = (await maya.api.listRequirements({ caseId })).requirements;
  const { participant_id } = first!;
  await mediator.api.addRequirement({ caseId, participant_id, label: 'Letter of the landlord', help: 'Any year.' });
  await renderAt(`/cases/${caseId}/uploads`, maya, '', 'es');
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(item('Nóminas recientes')).toMatchTextContent('Los últimos tres meses.');
  await expect.element(item('Letter of the landlord')).toMatchTextContent('Any year.');
  expect(page.getByText('Recent pay slips').query()).toBeNull();
});

test('dashboard, case page and checklist show the same count of documents', async () => {
  const { maya, mediator, caseId } = await newParty();
  const { uploadFile } = maya.api;
  const send = (doc_type: 'tax_returns' | 'pay_slips') =>
    uploadFile({ case_id: caseId, doc_type, file: pdfFile('Letter.pdf', crypto.randomUUID()) });
  const { upload } = await send('tax_returns');
  await mediator.api.confirmUpload({ uploadId: upload.id });
  await send('pay_slips');
  for (const [address, person] of [
    ['/divorcee', maya],
    [`/case/${caseId}`, maya],
    [`/cases/${caseId}/uploads`, maya],
    [`/cases/${caseId}/uploads`, mediator],
  ] as const) {
    await renderAt(address, person);
    await expect.element(page.getByRole('main')).toMatchTextContent('2 sent, 1 accepted, of 16 needed');
    leaveApp();
  }
});
