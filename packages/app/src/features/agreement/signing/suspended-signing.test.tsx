import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { newPerson, signIn } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

test('a party of a suspended organization reads why they cannot sign, and finds no button for it', async () => {
  const { caseId, versionId, ...who } = await commands.prepare('officeAgreement');
  const [admin, mediator, party] = await Promise.all([newPerson('admin'), signIn(who.mediator), signIn(who.party)]);
  await party.api.saveSigning({ caseId, versionId, has_read: true });
  const orgId = mediator.user.organization_id ?? '';
  const { organization } = await admin.api.getOrganization({ orgId });
  await admin.api.updateOrganization({ orgId, suspended: true, version: organization.version });
  await renderAt(`/agreement/${caseId}/sign?document=memorandum`, party);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Is this your own decision?' })).toBeVisible();
  await expect.element(page.getByText(/^The organization of your mediator is suspended/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Sign version/ })).not.toBeInTheDocument();
});
