import { expect, type Page } from '@playwright/test';
import { createClient, REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { accept, createCase, invite } from '../testing/case-work.ts';
import { apiOf, newAddress, openWindow, signIn } from '../testing/people.ts';
import { test } from '../testing/product.ts';

const openChat = (page: Page) => page.getByRole('link', { name: 'Open chat' }).click();

async function openChannel(page: Page, name: string) {
  await page.getByRole('dialog').getByText(name, { exact: true }).first().click();
  await expect(page.getByRole('textbox', { name: /message/i })).toBeEditable();
}

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: /message/i }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Pages poll every 30 s: what appears within the 10 s of an assertion came live. */
const expectHeard = (page: Page, text: string, within?: { timeout: number }) =>
  expect(page.getByRole('log').getByText(text)).toBeVisible(within);

test('two invited parties chat live, also after a server restart, and an outsider receives none of it', async ({
  browser,
  product,
}) => {
  const mediator = await openWindow(browser, product);
  const ana = await openWindow(browser, product);
  const ben = await openWindow(browser, product);

  await signIn(mediator.page, 'mediator@demo.example');
  const caseId = await createCase(mediator.page, {
    title: 'Castillo family',
    name: 'Ana Castillo',
    email: 'ana.castillo@example.org',
  });
  const anaLink = await invite(mediator.page, { name: 'Ana Castillo', email: newAddress('ana'), side: 'A' });
  const benLink = await invite(mediator.page, { name: 'Ben Castillo', email: newAddress('ben'), side: 'B' });
  await accept(ana.page, anaLink);
  await accept(ben.page, benLink);
  for (const { page } of [ana, ben]) await page.goto(`/case/${caseId}`);

  await openChat(ana.page);
  await openChannel(ana.page, 'Ruth, Ben and you');
  await openChat(ben.page);
  await openChannel(ben.page, 'Ruth, Ana and you');

  await say(ana.page, 'Good morning, Ben.');
  await expectHeard(ben.page, 'Good morning, Ben.');
  await say(ben.page, 'Good morning. What is it?');
  await expectHeard(ana.page, 'Good morning. What is it?');
  await say(ana.page, 'Could we swap the weekend of the 5th?');
  await expectHeard(ben.page, 'Could we swap the weekend of the 5th?');
  await say(ben.page, 'Yes, that works for me.');
  await expectHeard(ana.page, 'Yes, that works for me.');

  const stranger = await apiOf(product, 'other-mediator@demo.example');
  await expect(stranger.api.getCase({ caseId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(stranger.api.listMessages({ channelId: `case-${caseId}` })).rejects.toMatchObject({ code: 'not_found' });
  const { publishableKey } = await stranger.api.getConfig();
  const supabase = createClient(product.url, publishableKey, { accessToken: async () => stranger.token });
  const read = await supabase.from('chat_messages').select('*').eq('case_id', caseId);
  expect(read).toMatchObject({ error: null, data: [] });
  const heard: unknown[] = [];
  await supabase.realtime.setAuth();
  await new Promise<void>((joined) => {
    const filter = `channel_id=eq.case-${caseId}`;
    supabase
      .channel('stranger')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'chat_messages', filter }, (it) =>
        heard.push(it),
      )
      .subscribe((status) => status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED && joined());
  });
  await say(ana.page, 'See you on Thursday.');
  await expectHeard(ben.page, 'See you on Thursday.');
  expect(heard).toEqual([]);
  await supabase.removeAllChannels();

  for (const { complaints } of [mediator, ana, ben]) expect(complaints).toEqual([]);

  await product.kill();
  await expect(ben.page.getByText(/connection/i).first()).toBeVisible();
  await product.restart();
  await expect(ben.page.getByText('Connected again')).toBeVisible({ timeout: 30_000 });
  await say(ben.page, 'Still here after the break.');
  await expectHeard(ana.page, 'Still here after the break.', { timeout: 30_000 });
  for (const text of ['Could we swap the weekend of the 5th?', 'Yes, that works for me.', 'See you on Thursday.'])
    await expect(ana.page.getByRole('log').getByText(text)).toHaveCount(1);
});
