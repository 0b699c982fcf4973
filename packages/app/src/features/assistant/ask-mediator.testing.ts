import { page } from 'vitest/browser';

/** The words of a comment. */
export const question = 'What are the seven steps?';

/** Asks the assistant, then presses the button below its answer. */
export async function askAndPress(button: string) {
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Question to the AI' }).fill(question);
  await panel.getByRole('button', { name: 'Send' }).click();
  await panel.getByRole('button', { name: button }).click();
}
