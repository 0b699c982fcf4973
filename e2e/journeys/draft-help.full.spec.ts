// Guards packages/app/src/features/chat/draft-help/** packages/assist/src/**
import { expect } from '@playwright/test';
import { comeAs, visit } from '../testing/people.ts';
import { test } from '../testing/product.ts';

const rude = 'You idiot, bring Ada back on Friday at 17:30.';
const later = 'You liar, bring the blue folder on Monday at 9:45.';

test('a draft is checked on the device: no request carries it, and it is checked without a network too', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (it) => sent.push(`${it.url()} ${it.postData() ?? ''}`));
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await comeAs(page, 'party-a@demo.example');
  await visit(page, '/divorcee/messages');
  await page.getByRole('button', { name: 'Help me say this' }).click();
  const message = page.getByRole('textbox', { name: /^Message to/ });
  await message.fill(rude);
  await expect(page.getByText('Please bring Ada back on Friday at 17:30.')).toBeVisible();

  await context.setOffline(true);
  await message.fill(later);
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(message).toHaveValue('Please bring the blue folder on Monday at 9:45.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(message).toHaveValue(later);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((it) => /idiot|liar/.test(it))).toEqual([]);
});
