import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';
import { question, askAndPress } from './ask-mediator.testing.ts';

test('a carried question stands below what a lawyer has written in the private channel of their client', async () => {
  const { tomas, caseId } = await newParty();
  const message = page.getByRole('textbox', { name: 'Message to Maya Okafor · private' });
  await renderAt(`/lawyer?panel=chat&case=${caseId}`, tomas);
  await page.getByRole('navigation', { name: 'Channels' }).getByText('Maya Okafor · private').click();
  await message.fill('Dear Ruth,');
  leaveApp();
  await renderAt('/lawyer?panel=assistant', tomas);
  await askAndPress('Ask the mediator this');
  await expect.element(message).toHaveValue(`Dear Ruth,\n\n${question}`);
});
