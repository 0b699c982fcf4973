// Guards packages/app/src/features/invitations/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '@mediation/api-client';
import { paths } from '../../paths.ts';
import { newPerson, password, type Person } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

async function invitedToPlatform(role: Role, { withOrganization = true, name = 'Nia New' } = {}) {
  const admin = await newPerson('admin', 'Alex Admin');
  const office = `Elm Street ${crypto.randomUUID().slice(0, 8)}`;
  const organization = withOrganization ? (await admin.api.createOrganization({ name: office })).organization : null;
  const email = `${crypto.randomUUID()}@test.example`;
  const invite = () => admin.api.inviteToPlatform({ email, name, role, organization_id: organization?.id ?? null });
  const { token, invitation } = await invite();
  return { admin, office, token, invitationId: invitation.id };
}

const open = (token: string, as?: Person) => renderAt(paths.acceptInvitation(token), as);
const title = (name: string) => page.getByRole('heading', { level: 1, name });

test('a mediator invited to an organization reads its name and what comes next, registers and gets their own home', async () => {
  const { office, token } = await invitedToPlatform('mediator');
  const { path } = await open(token);
  await expect.element(title(`Alex Admin invites you to join ${office} as a mediator`)).toBeVisible();
  const next = page.getByRole('region', { name: 'What comes next' });
  await expect.element(next.getByText(/^You create your first case/)).toBeVisible();
  await expect.element(page.getByText(/former partner/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/in the case/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'I have safety concerns' })).not.toBeInTheDocument();
  await page.getByLabelText('Password', { exact: true }).fill(password);
  await page.getByLabelText('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Register and accept' }).click();
  await expect.poll(path).toBe(paths.mediator());
});

test('a lawyer invited without an organization reads that they join this platform, and declines to the person who invited', async () => {
  const { token } = await invitedToPlatform('lawyer', { withOrganization: false });
  await open(token);
  await expect.element(title('Alex Admin invites you to join this platform as a lawyer')).toBeVisible();
  await expect.element(page.getByText(/Your client then confirms you\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Decline the invitation' }).click();
  await expect.element(page.getByText(/^The person who invited you sees that you said no\./)).toBeVisible();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect.element(page.getByText(/ask the person who sent it for a new invitation/)).toBeVisible();
});

test('a person with a withdrawn link to the platform reads to ask the person who sent it', async () => {
  const { admin, token, invitationId } = await invitedToPlatform('mediator');
  await admin.api.revokeInvitation({ invitationId });
  await open(token);
  await expect.element(title('This invitation was withdrawn')).toBeVisible();
  await expect.element(page.getByText(/ask the person who sent it\.$/)).toBeVisible();
  await expect.element(page.getByText(/the mediator/)).not.toBeInTheDocument();
});
