import type { Intake } from '@mediation/api-client';

/** Whether an intake is with the mediator and therefore read-only. */
export const isSent = (intake: Intake | null): intake is Intake =>
  intake?.status === 'submitted' || intake?.status === 'accepted';
