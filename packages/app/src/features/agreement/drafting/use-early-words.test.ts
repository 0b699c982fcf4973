import type { Missing } from '@mediation/api-client';
import { expect, test } from 'vitest';
import { missingForRelease } from './use-early-words.ts';

const missing = (code: Missing['code']): Missing => ({ code, participant_id: null, done: 0, total: 1, waits: 1 });

test('a release waits for what is missing in all steps before the negotiation, and for nothing after it', () => {
  const [documents, review, draft] = [missing('documents'), missing('review_completed'), missing('draft_shared')];
  const steps = [
    { id: 'intake' as const, state: 'done' as const, missing: [] },
    { id: 'document_upload' as const, state: 'now' as const, missing: [documents] },
    { id: 'mediator_review' as const, state: 'later' as const, missing: [review] },
    { id: 'first_session' as const, state: 'later' as const, missing: [] },
    { id: 'negotiation_sessions' as const, state: 'later' as const, missing: [draft] },
  ];
  expect(missingForRelease({ steps })).toEqual([documents, review]);
});
