// Guards packages/app/src/shared/forms/** packages/app/src/features/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../paths.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { renderAt } from '../../testing/render-app.tsx';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });

/** The forms: who sees each, where, what they change, and the button that saves it. */
const forms: Record<
  string,
  {
    role: Person['user']['role'];
    at: (person: Person) => Promise<string> | string;
    change: () => Promise<void>;
    save: string;
  }
> = {
  'their name': {
    role: 'divorcee',
    at: () => paths.profile(),
    change: () => field('Name').fill('Ines Duarte'),
    save: 'Save details',
  },
  'how they are reached safely': {
    role: 'divorcee',
    at: () => `${paths.profile()}?part=safety`,
    change: () => page.getByRole('checkbox', { name: 'Email' }).click(),
    save: 'Save and confirm',
  },
  'the page that quick exit opens': {
    role: 'divorcee',
    at: () => `${paths.profile()}?part=safety`,
    change: () => field(/^Page that opens/).fill('https://weather.example'),
    save: 'Save page',
  },
  'their working hours': {
    role: 'mediator',
    at: () => paths.profile(),
    change: () => page.getByRole('checkbox', { name: 'Use the hours of my organization' }).click(),
    save: 'Save working hours',
  },
  'the branding of an organization': {
    role: 'admin',
    at: async (admin) => `${await organizationOf(admin)}?tab=branding`,
    change: () => field('Tagline').fill('A light on the way through'),
    save: 'Save branding',
  },
  'the policies of an organization': {
    role: 'admin',
    at: async (admin) => `${await organizationOf(admin)}?tab=policies`,
    change: () => page.getByRole('switch', { name: /^AI helps with/ }).click(),
    save: 'Save policies',
  },
  'the legal texts of the platform': {
    role: 'admin',
    at: () => paths.adminSettings(),
    change: () => field(/^Terms of use/).fill(`Terms of ${crypto.randomUUID()}`),
    save: 'Save settings',
  },
};

async function organizationOf(admin: Person): Promise<string> {
  const { organization } = await admin.api.createOrganization({ name: 'Lantern' });
  return paths.adminOrganization(organization.id);
}

for (const [what, { role, at, change, save }] of Object.entries(forms))
  test(`a person who changed ${what} is asked before they leave without saving, and not once it is saved`, async () => {
    const person = await newPerson(role);
    const start = await at(person);
    const { path } = await renderAt(start, person);
    const isHere = () => path() === start.split('?')[0];
    const home = page.getByRole('link', { name: 'Dashboard' }).first();
    const question = page.getByRole('dialog', { name: 'Leave This Page?' });
    await change();
    await home.click();
    await question.getByRole('button', { name: 'Stay Here' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(isHere()).toBe(true);

    await page.getByRole('button', { name: save }).click();
    await expect.poll(closesTab).toBe(true);
    await home.click();
    await expect.poll(isHere).toBe(false);
    expect(question.query()).toBeNull();
  });

const closesTab = () => globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
