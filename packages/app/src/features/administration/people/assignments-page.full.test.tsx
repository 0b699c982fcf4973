// Guards packages/app/src/features/administration/**
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newCase, newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

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

test('an admin sets the legal hold of a case, sees it in the row, reads who set it and why, and lifts it', async () => {
  const title = `Case ${crypto.randomUUID()}`;
  const { caseId } = await newCase(title);
  const admin = await newPerson('admin', 'Alex Morgan');
  const row = page.getByRole('row').filter({ hasText: title });
  const holds = async () => (await admin.api.listLegalHolds({ caseId })).holds;
  await renderAt('/admin/case-assignments', admin);
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabelText('Reason');

  await userEvent.click(page.getByRole('button', { name: `Legal hold of ${title}` }));
  await userEvent.click(dialog.getByRole('button', { name: 'Set a legal hold' }));
  await expect.element(dialog.getByText('Say why.')).toBeVisible();
  expect(await holds()).toEqual([]);
  await userEvent.fill(reason, 'A court asked for the file.');
  await userEvent.click(dialog.getByRole('button', { name: 'Set a legal hold' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(`${title} is on legal hold`)).toBeVisible();
  await expect.element(row.getByText('On legal hold')).toBeVisible();
  expect(await holds()).toMatchObject([{ is_on: true, reason: 'A court asked for the file.' }]);

  await userEvent.click(page.getByRole('button', { name: `Legal hold of ${title}` }));
  await expect.element(dialog.getByText('A court asked for the file.')).toBeVisible();
  await expect.element(dialog.getByText('Hold set by Alex Morgan')).toBeVisible();
  await userEvent.fill(reason, 'The court is done.');
  await userEvent.click(dialog.getByRole('button', { name: 'Lift the legal hold' }));
  await expect.poll(holds).toMatchObject([{ is_on: false, reason: 'The court is done.' }, { is_on: true }]);
  await expect.element(page.getByText(`Legal hold of ${title} lifted`)).toBeVisible();
  await expect.element(row.getByText('On legal hold')).not.toBeInTheDocument();
});

test('a click outside the legal hold dialog keeps it open with the typed reason, and closes it while empty', async () => {
  const title = `Case ${crypto.randomUUID()}`;
  await newCase(title);
  await renderAt('/admin/case-assignments', await newPerson('admin'));
  const dialog = page.getByRole('dialog');
  const clickOutside = () => userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true });
  await userEvent.click(page.getByRole('button', { name: `Legal hold of ${title}` }));
  await userEvent.fill(dialog.getByLabelText('Reason'), 'A court asked for the file.');
  await clickOutside();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('A court asked for the file.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(page.getByRole('button', { name: `Legal hold of ${title}` }));
  await expect.element(dialog).toBeVisible();
  await clickOutside();
  await expect.element(dialog).not.toBeInTheDocument();
});
