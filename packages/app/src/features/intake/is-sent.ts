import type { Intake } from '@mediation/api-client';

/** Whether an intake rests with the mediator, so that nobody writes in it. */
export const isSent = (intake: Intake | null): intake is Intake =>
  intake?.status === 'submitted' || intake?.status === 'accepted';
