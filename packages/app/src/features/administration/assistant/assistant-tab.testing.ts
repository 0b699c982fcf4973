import { page } from 'vitest/browser';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

/** Opens the texts of the assistant of a new organization. */
export async function openTab() {
  const admin = await newPerson('admin');
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  await renderAt(`/admin/organizations/${organization.id}?tab=assistant`, admin);
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('seven steps');
  const textOf = async (title: string) => {
    const { passages } = await admin.api.listPassages({ orgId: organization.id, language: 'en' });
    return passages.find((it) => it.title === title)?.text;
  };
  return { textOf };
}
