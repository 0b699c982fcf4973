import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ClauseState } from '@mediation/api-client';
import { CircleCheck, MessageCircle, Pause, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';

/** The states of a clause, in the order in which they are chosen. */
export const clauseStates = ClauseState.options;

/** Their names. */
export const stateNames: Record<ClauseState, MessageDescriptor> = {
  draft: msg({ context: 'clause', message: 'Draft' }),
  discussing: msg({ context: 'clause', message: 'Discussing' }),
  agreed: msg({ context: 'clause', message: 'Agreed' }),
  parked: msg({ context: 'clause', message: 'Parked' }),
};

/** Their icons. */
export const stateIcons: Record<ClauseState, ReactNode> = {
  draft: <Pencil />,
  discussing: <MessageCircle />,
  agreed: <CircleCheck />,
  parked: <Pause />,
};
