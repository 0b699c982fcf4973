import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MediationSession } from '@mediation/api-client';

/** The names of session kinds. */
export const sessionKinds: Record<MediationSession['kind'], MessageDescriptor> = {
  intro: msg`First talk`,
  individual: msg`One to one`,
  joint: msg`Together`,
  shuttle: msg`Separate rooms`,
  review: msg`Looking back`,
};

/** The names of session modes, within a sentence. */
export const sessionModes: Record<MediationSession['mode'], MessageDescriptor> = {
  in_person: msg`in person`,
  video: msg`by video`,
  phone: msg`by phone`,
};

/** The names of session statuses. */
export const sessionStates: Record<MediationSession['status'], MessageDescriptor> = {
  proposed: msg`Offered`,
  scheduled: msg({ context: 'session', message: 'Agreed' }),
  completed: msg`Held`,
  cancelled: msg`Cancelled`,
  no_show: msg`Missed`,
};
