import { useLingui } from '@lingui/react/macro';
import type { CaseTopic } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { Circle, CircleCheck, MessagesSquare, Pause } from 'lucide-react';
import { issueStates } from '../../overview/issue-list.tsx';

const shapes = {
  not_started: { icon: <Circle />, tone: 'neutral' },
  in_discussion: { icon: <MessagesSquare />, tone: 'info' },
  agreed: { icon: <CircleCheck />, tone: 'success' },
  parked: { icon: <Pause />, tone: 'neutral' },
} as const;

/** The state of a topic as a word with its own shape. */
export function TopicBadge({ state }: Pick<CaseTopic, 'state'>) {
  const { i18n } = useLingui();
  return <Badge {...shapes[state]}>{i18n._(issueStates[state])}</Badge>;
}
