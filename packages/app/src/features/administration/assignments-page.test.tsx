import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newCase, newPerson } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

test('an admin assigns a case to another mediator and is not offered the one who has it', async () => {
  const title = `Case ${crypto.randomUUID()}`;
  const { mediator, caseId } = await newCase(title);
  const next = await newPerson('mediator', `Jonas ${crypto.randomUUID()}`);
  const admin = await newPerson('admin');
  await renderAt('/admin/case-assignments', admin);
  await userEvent.click(page.getByRole('button', { name: `Assign ${title}` }));
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByLabelText('Mediator', { exact: true });
  const option = (id: string) => choice.element().querySelector(`option[value="${id}"]`);
  await expect.poll(() => option(next.user.id)).not.toBeNull();
  expect(option(mediator.user.id)).toBeNull();
  await userEvent.selectOptions(choice, next.user.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Assign', exact: true }));
  await expect
    .poll(async () => {
      const { participants } = await next.api.listParticipants({ caseId }).catch(() => ({ participants: [] }));
      return participants.filter(({ role }) => role === 'mediator').map(({ status }) => status);
    })
    .toEqual(['removed', 'active']);
});
