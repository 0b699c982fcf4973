import { ApiError, type CaseProgress, type Missing, type Step, steps } from '@mediation/api-client';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { missingNow, processMachine } from './process.machine.ts';

const missing = (code: Missing['code']): Missing => ({ code, participant_id: null, done: 0, total: 1, waits: 1 });

/** The server's answer for a case in this step. */
function answer(now: Step, waitsFor: Missing[] = [], version = 1): CaseProgress {
  const place = steps.indexOf(now);
  const is_complete = now === 'final_agreement';
  return {
    step: now,
    is_complete,
    can_advance: waitsFor.length > 0 && waitsFor.every(({ code }) => code === 'review_completed'),
    version,
    intakes: [],
    documents: [],
    steps: steps.map((id, at) => ({
      id,
      state: at < place || is_complete ? 'done' : at === place ? 'now' : 'later',
      missing: id === now ? waitsFor : [],
    })),
  };
}

type Advance = (input: { step: Step; version: number }) => Promise<CaseProgress>;

function startProcess(progress: CaseProgress, { advance }: { advance?: Advance } = {}) {
  const asked = vi.fn<Advance>(advance ?? (() => new Promise(() => {})));
  const machine = processMachine.provide({
    actors: { advance: fromPromise<CaseProgress, Parameters<Advance>[0]>(({ input }) => asked(input)) },
  });
  const actor = createActor(machine, { input: { progress } }).start();
  return {
    asked,
    state: () => actor.getSnapshot(),
    submit: () => actor.send({ type: 'step.submitted' }),
    read: (next: CaseProgress) => actor.send({ type: 'progress.read', progress: next }),
    dismissRefusal: () => actor.send({ type: 'refusal.read' }),
  };
}

const review = (version = 1) => answer('mediator_review', [missing('review_completed')], version);

test.each(steps.filter((it) => it !== 'final_agreement'))('the process is in %s when the server says so', (step) => {
  expect(startProcess(answer(step)).state().matches(step)).toBe(true);
});

test('the process is done when the final agreement is complete', () => {
  expect(startProcess(answer('final_agreement')).state().value).toBe('done');
});

test('the process stays in the final agreement until the server reports it complete', () => {
  const { state, read } = startProcess({ ...answer('final_agreement'), is_complete: false });
  expect(state().matches('final_agreement')).toBe(true);
  read(answer('final_agreement'));
  expect(state().value).toBe('done');
});

test('the process follows the server’s next answer from every step, forward and back', () => {
  const { state, read } = startProcess(answer('intake'));
  for (const step of [...steps.slice(1, 6), ...steps.slice(0, 5).toReversed()]) {
    read(answer(step));
    expect(state().matches(step)).toBe(true);
  }
  read(answer('final_agreement'));
  expect(state().value).toBe('done');
  read(answer('agreement_draft', [missing('signatures_in')]));
  expect(state().matches('agreement_draft')).toBe(true);
});

test('a mediator completes the review, and the case advances to the first session', async () => {
  const { state, submit, asked } = startProcess(review(7), {
    advance: () => Promise.resolve(answer('first_session', [], 8)),
  });
  expect(state().can({ type: 'step.submitted' })).toBe(true);
  submit();
  expect(state().matches({ mediator_review: 'saving' })).toBe(true);
  expect(asked).toHaveBeenCalledWith({ step: 'first_session', version: 7 });
  await expect.poll(() => state().context.progress.version).toBe(8);
  expect(state().matches('first_session')).toBe(true);
});

test('a failed save returns to editing with the error, and the next try clears it', async () => {
  const conflict = new ApiError('conflict', 'Something is still missing for the next step.');
  const answers: Advance[] = [() => Promise.reject(conflict), () => new Promise(() => {})];
  const { state, submit } = startProcess(review(), { advance: (input) => (answers.shift() as Advance)(input) });
  submit();
  await expect.poll(() => state().context.error).toBe(conflict);
  expect(state().matches({ mediator_review: 'editing' })).toBe(true);
  submit();
  expect(state().matches({ mediator_review: 'saving' })).toBe(true);
  expect(state().context.error).toBeNull();
});

test('the error of a refused step stays after new progress until the person dismisses it', async () => {
  const conflict = new ApiError('conflict', 'This is not the next step of the case.');
  const { state, submit, read, dismissRefusal } = startProcess(review(), {
    advance: () => Promise.reject(conflict),
  });
  submit();
  await expect.poll(() => state().context.error).toBe(conflict);
  read(answer('first_session', [missing('session_held')], 2));
  expect(state().matches('first_session')).toBe(true);
  expect(state().context.error).toBe(conflict);
  dismissRefusal();
  expect(state().context.error).toBeNull();
});

test('a mediator cannot complete the review while documents are missing', () => {
  const documents = missing('documents');
  const { state, submit, read } = startProcess(answer('mediator_review', [missing('review_completed'), documents]));
  expect(state().can({ type: 'step.submitted' })).toBe(false);
  submit();
  expect(state().matches({ mediator_review: 'editing' })).toBe(true);
  expect(missingNow(state().context)).toContain(documents);
  read(review());
  expect(state().can({ type: 'step.submitted' })).toBe(true);
});

test.each([
  ['intake', 'intake'],
  ['document_upload', 'documents'],
  ['first_session', 'session_held'],
  ['negotiation_sessions', 'draft_shared'],
  ['agreement_draft', 'signatures_in'],
] as const)('a mediator cannot advance a case from %s while %s is missing', (step, code) => {
  const { state, submit, asked } = startProcess(answer(step, [missing(code)]));
  expect(state().can({ type: 'step.submitted' })).toBe(false);
  submit();
  expect(asked).not.toHaveBeenCalled();
});

test('a person whom the server does not let advance the case cannot submit the step', () => {
  const { state } = startProcess({ ...review(), can_advance: false });
  expect(state().can({ type: 'step.submitted' })).toBe(false);
});

test('a step that is being saved ignores a second submit and an older answer', () => {
  const { state, submit, read, asked } = startProcess(review(3));
  submit();
  submit();
  read(answer('document_upload', [], 2));
  expect(asked).toHaveBeenCalledOnce();
  expect(state().matches({ mediator_review: 'saving' })).toBe(true);
});
