// Guards packages/app/src/features/profile/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../../paths.ts';
import { newPerson, newCase } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';
import { cutConnection } from '../../../testing/interruptions.ts';

const save = () => page.getByRole('button', { name: 'Save working hours' });

const group = (name: string) => page.getByRole('group', { name });

test('a party has no working hours in the profile', async () => {
  await renderAt(paths.profile(), await newPerson('divorcee'));
  await expect.element(page.getByRole('button', { name: 'Save details' })).toBeVisible();
  expect(page.getByText('Working hours').query()).toBeNull();
});

test('a mediator sets their own hours with a break and the time kept free between sessions', async () => {
  const { mediator } = await newCase();
  await renderAt(paths.profile(), mediator);
  await page.getByRole('checkbox', { name: 'Use the hours of my organization' }).click();
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) await group(day).getByRole('checkbox').click();
  await group('Monday').getByRole('textbox', { name: 'To' }).fill('12:00');
  await group('Monday').getByRole('button', { name: 'Add hours after a break on Monday' }).click();
  await save().click();
  await expect.element(group('Monday')).toHaveAccessibleDescription(/Enter hours that end after they begin/);
  await group('Monday').getByRole('textbox', { name: 'From' }).nth(1).fill('13:00');
  await group('Monday').getByRole('textbox', { name: 'To' }).nth(1).fill('15:30');
  await page.getByLabelText('Time kept free between sessions').selectOptions('15 minutes');
  const reconnect = cutConnection();
  await save().click();
  await expect.element(page.getByText('We could not reach the server.', { exact: false })).toBeVisible();
  reconnect();
  await save().click();
  await expect.element(page.getByText('Saved just now')).toBeVisible();
  expect(await mediator.api.getWorkingHours()).toMatchObject({
    working_hours: {
      mon: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '15:30' },
      ],
    },
    gap_minutes: 15,
  });
});
