import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newParty } from '../../testing/parties.ts';
import { newCase, newPerson } from '../../testing/people.ts';
import { refuseRequests } from '../../testing/refusals.ts';
import { leaveApp, renderAt } from '../../testing/render-app.tsx';

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const branding = /\/api\/organizations\/[^/]+\/branding/;

/** What is logged as a warning from now on. */
function listenForWarnings() {
  const spy = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.flat().join();
}

/** Neither the page nor a toast speaks of a failure; a toast of an earlier test may still be there. */
function expectNoAlert(message: string) {
  expect(page.getByRole('main').getByRole('alert').elements()).toEqual([]);
  expect(page.getByText(message).elements()).toEqual([]);
}

test('the app only logs a warning when unread notifications and messages cannot be counted', async () => {
  const lawyer = await newPerson('lawyer');
  const logged = listenForWarnings();
  refuseRequests('GET', /\/api\/(notifications\/unread-count|cases)(\?|$)/, { message: 'Nothing can be counted.' });
  await renderAt('/profile', lawyer);
  await expect.element(title('Profile')).toBeVisible();
  await expect.poll(logged).toContain('Failed to count unread notifications');
  await expect.poll(logged).toContain('Failed to count unread messages');
  expectNoAlert('Nothing can be counted.');
  await expect.element(page.getByRole('link', { name: 'Notifications', exact: true }).first()).toBeVisible();
});

test('the app clears the active case and its Messages link when the conversation call answers 403', async () => {
  const { maya } = await newParty();
  const messages = page.getByRole('complementary', { name: 'Main menu' }).getByRole('link', { name: /^Messages/ });
  await renderAt('/divorcee', maya);
  await expect.element(messages).toBeVisible();
  leaveApp();
  refuseRequests('GET', '/api/conversations/case/', { status: 403, message: 'This is not your case.' });
  expect(localStorage.getItem('activeCaseId')).not.toBeNull();
  await renderAt('/divorcee', maya);
  await expect.poll(() => localStorage.getItem('activeCaseId')).toBeNull();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(messages).not.toBeInTheDocument();
});

/** The mark of the brand in the head of the page, as the built app has it. */
function themeColor() {
  const mark = document.head.appendChild(document.createElement('meta'));
  mark.name = 'theme-color';
  onTestFinished(() => mark.remove());
  return mark;
}

const expectPlatformBrand = async (mark: HTMLMetaElement) => {
  await expect.poll(() => document.title).toMatch(/Mediation Platform$/);
  expect(mark.content).toBe('#3b82f6');
  expect(localStorage.getItem('app-brand')).toBeNull();
};

for (const [failing, url] of [
  ['the branding', branding],
  ['the organization of the case', '/api/cases/my-case'],
] as const)
  test(`the app keeps the default branding and logs a warning when ${failing} fails to load`, async () => {
    const { maya } = await newParty();
    const logged = listenForWarnings();
    refuseRequests('GET', url, { message: 'It is not to be had.' });
    const mark = themeColor();
    mark.content = '#3b82f6';
    await renderAt('/profile', maya);
    await expect.element(title('Profile')).toBeVisible();
    await expect.poll(logged).toMatch(/Failed to load the (organization|branding)/);
    await expectPlatformBrand(mark);
    expectNoAlert('It is not to be had.');
    expect(document.documentElement.getAttribute('style') ?? '').toBe('');
  });

test('the app returns to the default branding when a branding shown before fails to load', async () => {
  const { mediator } = await newCase();
  const mark = themeColor();
  await renderAt('/profile', mediator);
  await expect.poll(() => document.title).toMatch(/Test Mediation$/);
  leaveApp();
  listenForWarnings();
  refuseRequests('GET', branding);
  await renderAt('/profile', mediator);
  await expectPlatformBrand(mark);
});
