import { page } from 'vitest/browser';

/** The dialog in which times are proposed. */
export const dialog = () => page.getByRole('dialog', { name: 'Propose times' });

/** Chooses a day of the next month for one of the times. */
export async function chooseDay(at: number, day: number) {
  const time = dialog().getByRole('group', { name: `Time ${at}` });
  await time.getByRole('button', { name: /Day/ }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: new RegExp(`\\b${day}\\b`) })
    .first()
    .click();
  return time;
}
