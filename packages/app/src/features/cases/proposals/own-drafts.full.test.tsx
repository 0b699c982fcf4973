// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../../testing/render-app.tsx';
import { newTopic } from '../../../testing/topics.ts';

const dialog = page.getByRole('dialog');
const card = (name: string) => page.getByRole('region', { name });

test('a mediator keeps a draft for one side, which is in the lane of that party', async () => {
  const { mediator, at, read } = await newTopic();
  await renderAt(at, mediator);
  const lane = card('Private with Daniel');
  await lane.getByRole('button', { name: 'Propose to Daniel only' }).click();
  await dialog.getByLabelText('Your proposal for point 1').fill('In turns.');
  await dialog.getByRole('button', { name: 'Keep as a draft' }).click();
  await expect.element(lane).toMatchTextContent(/Your draft.*Point 1.*In turns\./);
  await lane.getByRole('button', { name: 'Go on' }).click();
  await dialog.getByLabelText('Point 1', { exact: true }).fill('Wednesday');
  await dialog.getByRole('button', { name: 'Send to Daniel only' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(lane).not.toMatchTextContent(/Your draft/);
  expect(await read()).toMatchObject({ drafts: [], proposals: [{ audience: 'one_side', from_role: 'mediator' }] });
});
