// Guards packages/app/src/shared/forms/** packages/app/src/auth/** packages/app/src/features/administration/** packages/app/src/features/cases/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const open = {
  registration: () => renderAt('/register'),
  platformInvitation: async () => renderAt('/admin/invites', await newPerson('admin')),
  newOrganization: async () => {
    await renderAt('/admin/organizations', await newPerson('admin'));
    await page.getByRole('button', { name: 'Add organization' }).click();
  },
  branding: async () => {
    const admin = await newPerson('admin');
    const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
    await renderAt(`/admin/organizations/${organization.id}?tab=branding`, admin);
  },
  newCase: async () => renderAt('/mediator?panel=new-case', await newPerson('mediator')),
  caseTitle: async () => {
    const { mediator, caseId } = await newParty();
    await renderAt(`/case/${caseId}`, mediator);
    await page.getByRole('button', { name: 'Edit' }).click();
  },
};

test.each([
  ['a person', 'their name at the registration', open.registration, 'Name'],
  ['an admin', 'the name of a person to invite', open.platformInvitation, 'Name'],
  ['an admin', 'the name of a new organization', open.newOrganization, 'Name'],
  ['an admin', 'the name that an organization shows', open.branding, 'Display name'],
  ['a mediator', 'the title of a new case', open.newCase, 'Title'],
  ['a mediator', 'another title of a case', open.caseTitle, 'Title'],
])('%s reads while writing %s which letter a PDF cannot show', async (_, _what, opened, label) => {
  await opened();
  const field = page.getByLabelText(label, { exact: true });
  const note = page.getByText(/^A PDF has no letter for a part of “\u{13000}x”/u);
  await field.fill('Ada \u{13000}x');
  await expect.element(note).toBeVisible();
  await field.fill('Ada البيت');
  await expect.element(note).not.toBeInTheDocument();
  leaveApp();
});
