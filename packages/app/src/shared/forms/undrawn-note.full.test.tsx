// Guards packages/app/src/shared/forms/** packages/app/src/auth/** packages/app/src/features/administration/** packages/app/src/features/cases/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { newPerson } from '../../testing/people.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const note = page.getByText(/^A PDF has no letter for a part of “\u{13000}x”/u);

/** Writes a letter that no font of a PDF has, and then others. */
async function readNote(label: string | RegExp): Promise<void> {
  const field = page.getByLabelText(label, { exact: true });
  await field.fill('Ada \u{13000}x');
  await expect.element(note).toBeVisible();
  await field.fill('Ada البيت');
  await expect.element(note).not.toBeInTheDocument();
  leaveApp();
}

test('a person reads while registering which letter of their name a PDF cannot show', async () => {
  await renderAt('/register');
  await readNote('Name');
});

test('an admin reads while naming a person or an organization which letter a PDF cannot show', async () => {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  await renderAt('/admin/invites', admin);
  await readNote('Name');
  await renderAt('/admin/organizations', admin);
  await page.getByRole('button', { name: 'Add organization' }).click();
  await readNote('Name');
  await renderAt(`/admin/organizations/${organization.id}?tab=branding`, admin);
  await readNote('Display name');
});

test('a mediator reads while writing the title of a case which letter a PDF cannot show', async () => {
  const { mediator, caseId } = await newParty();
  await renderAt('/mediator?panel=new-case', mediator);
  await readNote('Title');
  await renderAt(`/case/${caseId}`, mediator);
  await page.getByRole('button', { name: 'Edit' }).click();
  await readNote('Title');
});
