import { page } from 'vitest/browser';

/** A button of the page. */
export const button = (name: string) => page.getByRole('button', { name });

/** Answers a question of the wizard. */
export const answer = async (name: string) => {
  await page.getByRole('radio', { name, exact: true }).click();
  await button('Next').click();
};
