// Guards packages/app/src/features/administration/** packages/app/src/shared/** packages/app/src/backend/**
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerRequests } from '../../../testing/interruptions.ts';
import { newPerson } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render-app.tsx';

/** Answers the page's call with something else. */
const answerWith = (response: () => Response) => answerRequests('/api/admin/neutrality', response);

test('an admin sees when there are no figures yet', async () => {
  answerWith(() => Response.json({ current: { engine_version: '1.0.0', ruleset: 'new' }, reports: [] }));
  await renderAt('/admin/neutrality', await newPerson('admin'));
  await expect.element(page.getByText('No figures yet')).toBeVisible();
});
