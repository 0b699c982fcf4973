import { type ApiClient, createApiClient } from '@mediation/api-client';
import { expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { cutConnection } from '../../../testing/interruptions.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const guest = createApiClient({ baseUrl: '', token: () => null });
const document = 'parenting';

async function signIn(email: string) {
  const session = await guest.login({ email, password: inject('negotiatedCase').password });
  const api = createApiClient({ baseUrl: '', token: () => session.token });
  return { ...session, email, name: session.user.name, api };
}

const words = {
  issue: 'parenting' as const,
  heading: 'School days',
  plain_text: 'The children are with you on school days.',
  state: 'agreed' as const,
};

async function release({ api, caseId }: { api: ApiClient; caseId: string }) {
  const { documents } = await api.getAgreement({ caseId });
  const tag = documents.find((it) => it.document === document)?.draft?.tag ?? '';
  const { version } = await api.releaseAgreement({
    caseId,
    document,
    tag,
    readers: 'everyone',
    open_points: ['Holidays'],
  });
  return version;
}

test('a party reads plain words and clauses, asks the mediator alone, and compares the next version', async () => {
  const { id: caseId, mediator, party } = inject('negotiatedCase');
  const ruth = await signIn(mediator);
  const maya = await signIn(party);
  const text = 'Ada sleeps at Maya’s soon.';
  const { clause } = await ruth.api.addClause({ caseId, document, ...words, text });
  const version = await release({ api: ruth.api, caseId });

  await renderAt(`/agreement/${caseId}?document=${document}`, maya);
  await expect.element(page.getByRole('heading', { name: 'Your agreement, Maya' })).toBeVisible();
  const changes = page.getByRole('region', { name: 'What changes for you' });
  await expect.element(changes).toMatchTextContent(/Parenting.*with you on school days.*Stays open.*Holidays/);
  await expect.element(page.getByText('Nobody sees when you read this, or how often.')).toBeVisible();
  const read = page.getByRole('region', { name: '1 School days' });
  await expect.element(read.getByText(text)).toBeVisible();

  await read.getByRole('button', { name: 'Ask a question' }).click();
  await read.getByRole('button', { name: 'Send to Ruth' }).click();
  await expect.element(read.getByText('Write a few words.')).toBeVisible();
  await read.getByLabelText('Your question about clause 1').fill('Which night is the first?');
  await expect.element(read.getByText('Visible to: you and Ruth. Daniel won’t see it.')).toBeVisible();
  const reconnect = cutConnection();
  await read.getByRole('button', { name: 'Send to Ruth' }).click();
  await expect.element(read.getByRole('alert')).toMatchTextContent('We could not reach the server.');
  reconnect();
  await expect.element(read.getByLabelText('Your question about clause 1')).toHaveValue('Which night is the first?');
  await read.getByRole('button', { name: 'Send to Ruth' }).click();
  await expect.element(read).toMatchTextContent(/Which night is the first\?.*Visible to: you and Ruth/);
  const { comments } = await ruth.api.listClauseComments({ caseId, versionId: version.id });
  expect(comments).toMatchObject([{ audience: 'mediator', clause_id: clause.id }]);
  leaveApp();

  const later = { ...words, text: 'Ada sleeps at Maya’s from Monday.', version: clause.version };
  await ruth.api.updateClause({ clauseId: clause.id, ...later });
  await release({ api: ruth.api, caseId });
  await renderAt(`/agreement/${caseId}?document=${document}`, maya);
  await page.getByRole('link', { name: 'What changed since version 1' }).click();
  await expect.element(page.getByRole('heading', { name: 'What changed, version 1 to 2' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: '1 School days' }))
    .toMatchTextContent(/Before: soon\..*Now: from Monday\./);
  leaveApp();
});
