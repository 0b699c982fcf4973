// Guards packages/app/src/features/cases/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newOffice } from '../../../testing/offices.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

/** What changes a case, on each of its pages. */
const changes = {
  mediator: {
    '/case/:id': ['Edit', 'Put on hold', 'Close the case', 'Invite'],
    '/case/:id?tab=notes': ['Save the note'],
    '/case/:id?tab=sessions': ['Offer times'],
    '/cases/:id/uploads': ['Ask for one more: Maya Okafor', 'Send reminder to Maya Okafor'],
    '/agreement/:id': [],
    '/agreement/:id/money': [],
    '/agreement/:id/schedule': [],
    '/sessions/:session': ['Edit', 'Cancel the offer'],
  },
  party: { '/cases/:id/uploads': ['Add documents'], '/agreement/:id': [], '/intake': [], '/sessions/:session': [] },
};

const main = page.getByRole('main');
const control = (name: string) =>
  main
    .getByRole('button', { name })
    .or(main.getByRole('link', { name }))
    .or(main.getByRole('region', { name }))
    .first();

const notice = page.getByText(/^The organization of .+ is suspended: you can read everything/);

test.each(['mediator', 'party'] as const)(
  'a %s finds no control that changes a case once its organization is suspended',
  async (who) => {
    const { mediator, maya, caseId, suspend } = await newOffice();
    const { session } = await mediator.api.createSession({
      case_id: caseId,
      kind: 'joint',
      mode: 'video',
      time_zone: 'UTC',
      slots: [new Date(Date.now() + 9 * 86_400_000).toISOString()],
    });
    const open = (address: string) =>
      renderAt(address.replace(':id', caseId).replace(':session', session.id), who === 'mediator' ? mediator : maya);
    const pages = Object.entries(changes[who]);
    for (const [address, names] of pages) {
      await open(address);
      for (const name of names) await expect.element(control(name)).toBeVisible();
      leaveApp();
    }
    await suspend();
    for (const [address, names] of pages) {
      await open(address);
      await expect.element(notice).toBeVisible();
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const name of names) await expect.element(control(name)).not.toBeInTheDocument();
      leaveApp();
    }
  },
);
