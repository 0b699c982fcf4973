// Guards packages/app/src/features/agreement/** packages/app/src/shared/** packages/app/src/backend/**
import type { ParentingSchedule } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { releaseDraft } from '../../../testing/agreements.ts';
import { signIn } from '../../../testing/people.ts';
import { leaveApp, renderAt } from '../../../testing/render-app.tsx';

const document = 'parenting';

const wedding = (carer: 'A' | 'B'): ParentingSchedule => ({
  time_zone: 'Europe/London',
  patterns: [{ id: '5a6e4c1e-5f0e-4c54-9b57-0d3c7a3c2a01', from: '2027-05-03', cycle: ['A', 'A', 'B', 'B'] }],
  holidays: [],
  exceptions: [
    {
      id: '5a6e4c1e-5f0e-4c54-9b57-0d3c7a3c2a02',
      name: 'Family wedding',
      from: '2027-06-18',
      until: '2027-06-20',
      is_yearly: false,
      is_split: false,
      odd_years: carer,
      even_years: carer,
      wins_over: [],
    },
  ],
  school_holidays: { source: null, pattern_pauses: false, list: [] },
  handover: { school_days: { place: 'School', time: '15:15' }, other_days: { place: 'Library', time: '10:00' } },
});

test('the mediator and a party read which rule of the annex changed and how many nights it moves', async () => {
  const { id: caseId, mediator, party } = await commands.prepare('negotiatedCase');
  const [ruth, maya] = [await signIn(mediator), await signIn(party)];
  const saved = await ruth.api.saveParentingSchedule({ caseId, schedule: wedding('B') });
  await ruth.api.addClause({
    caseId,
    document,
    issue: null,
    heading: 'The nights',
    text: 'The schedule in the annex of this plan says where the children are.',
    plain_text: '',
    state: 'agreed',
  });
  const { number } = await releaseDraft(ruth.api, caseId, document);
  await ruth.api.saveParentingSchedule({ caseId, schedule: wedding('A'), version: saved.version });

  const annex = page.getByRole('region', { name: 'Annex: schedule of the children' });
  const at = `/agreement/${caseId}/compare?document=${document}&from=${number}&to=`;
  await renderAt(`${at}draft`, ruth);
  await expect.element(page.getByText(/0 clauses changed, 1 the same\. 1 change in the annex\./)).toBeVisible();
  await expect.element(annex).toMatchTextContent(/Family wedding.*With Before: Daniel.* Now: Maya.*/);
  await expect
    .element(annex)
    .toMatchTextContent(/Nights from May 3, 2027.*2 nights are not with the same parent as before\./);
  await expect
    .element(page.getByRole('link', { name: /^Annex: schedule of the children/ }))
    .toHaveAttribute('href', '#changed-annex');
  leaveApp();

  await releaseDraft(ruth.api, caseId, document);
  await renderAt(`${at}${number + 1}`, maya);
  await expect.element(annex).toMatchTextContent(/Family wedding.*Now: Maya/);
  leaveApp();

  await renderAt(`/agreement/${caseId}?document=${document}`, maya);
  await expect.element(page.getByRole('heading', { name: 'Annex: schedule of the children' })).toBeVisible();
  leaveApp();
});
