import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { client, newPerson } from '../../testing/people.ts';
import { refuseRequests } from '../../testing/refusals.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('the new case dialog shows the server’s message or ‘Failed to create case’ and keeps its input when creating fails', async () => {
  await renderAt('/mediator?panel=new-case', await newPerson('mediator'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Client full name').fill(client.name);
  await dialog.getByLabelText('Email').fill(client.email);
  await dialog.getByLabelText('Phone').fill(client.phone);
  await dialog.getByLabelText('Date of birth').fill(client.dateOfBirth);
  await dialog.getByLabelText('Address').fill(client.address);
  for (const message of ['No more cases today.', undefined]) {
    const accept = refuseRequests('POST', /\/api\/cases$/, { message });
    await dialog.getByRole('button', { name: 'Create case' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(message ?? 'Failed to create case');
    accept();
  }
  await expect.element(dialog.getByLabelText('Address')).toHaveValue(client.address);
});
