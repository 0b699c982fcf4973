import { useLingui } from '@lingui/react/macro';
import type { CaseMode, Deadline } from '@mediation/api-client';
import { Bullets, Notice, Stack, Text } from '@mediation/ui';
import { Clock, DoorClosed, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { deadlineNames } from '../../../words/names/mode-names.ts';
import { clockTime, fullDate, shortDate } from '../../../words/times/relative-time.ts';
import { useCaseMode } from './use-case-mode.ts';

export interface ModeNoticeProps {
  caseId: string | null;
  /** Leads to where the person can write or change it. */
  action?: ReactNode;
  /** Whether what stays due in a paused case is named. */
  hasDeadlines?: boolean;
  /** Where nothing is written to everyone but new things are offered: only a pause is said. */
  onlyPaused?: boolean;
}

/**
 * Says how messages go in a case and whom one can write to: to everybody in it in the same words, and never why. Renders
 * nothing where everybody writes to everybody.
 */
export function ModeNotice({ caseId, action, hasDeadlines = false, onlyPaused = false }: ModeNoticeProps) {
  const data = useCaseMode(caseId);
  const meaning = useMeaning();
  if (data === undefined || data.mode.mode === 'joint' || (onlyPaused && data.mode.mode !== 'paused')) return null;
  return (
    <Notice icon={icons[data.mode.mode]}>
      <Stack gap="tiny">
        <Text>{meaning(data.mode)}</Text>
        {action}
        {hasDeadlines && data.mode.mode === 'paused' && <Deadlines deadlines={data.deadlines} />}
      </Stack>
    </Notice>
  );
}

const icons = { paced: <Clock />, shuttle: <DoorClosed />, paused: <Pause /> };

/** What a mode means for everybody in the case. */
function useMeaning() {
  const { t } = useLingui();
  const { role } = useUser();
  const who = role === 'divorcee' || role === 'lawyer' ? t`Your mediator` : t`The mediator`;
  return ({ mode, hours, time_zone }: CaseMode) => {
    if (mode === 'paused')
      return t`${who} has set a pause. Nobody writes to everyone, and no proposal and no session of both sides is added, until the mediator goes on. Each party can still write to the mediator in the private channel.`;
    if (mode === 'shuttle')
      return t`${who} has set separate rooms. The parties do not write to everyone: each writes to the mediator in the private channel, and the mediator passes on what is meant for the other.`;
    const { from, to } = hours ?? { from: '', to: '' };
    const zone = time_zone.replaceAll('_', ' ');
    return t`${who} has set hours for messages. What a party writes to everyone reaches the other party between ${from} and ${to} (${zone}). Each party can write to the mediator in the private channel at any time.`;
  };
}

function Deadlines({ deadlines }: { deadlines: readonly Deadline[] }) {
  const { t, i18n } = useLingui();
  if (deadlines.length === 0) return <Text size="small">{t`Nothing is due for you.`}</Text>;
  return (
    <>
      <Text size="small">{t`These dates stay as they are:`}</Text>
      <Bullets>
        {deadlines.map(({ kind, at, on }) => (
          <li key={`${kind} ${at ?? on ?? ''}`}>
            {i18n._(deadlineNames[kind])}: {at === null ? fullDate(on ?? '') : `${shortDate(at)}, ${clockTime(at)}`}
          </li>
        ))}
      </Bullets>
    </>
  );
}
