import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Deadline, Mode } from '@mediation/api-client';

/** The names of the modes of a case. */
export const modeNames: Record<Mode, MessageDescriptor> = {
  joint: msg({ context: 'mode', message: 'Together' }),
  paced: msg({ context: 'mode', message: 'At certain hours' }),
  shuttle: msg({ context: 'mode', message: 'Separate rooms' }),
  paused: msg({ context: 'mode', message: 'Paused' }),
};

/** What stays due in a paused case. */
export const deadlineNames: Record<Deadline['kind'], MessageDescriptor> = {
  session: msg`Session`,
  answer: msg`Answer about times for a session`,
  proposal: msg`End of a proposal`,
  document: msg`Document`,
  lawyer_round: msg`Comments of the lawyers`,
};
