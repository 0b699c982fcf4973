import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mediation/ui';
import { Clock } from 'lucide-react';
import { agendaMinutes } from './agenda-lines.ts';

export interface AgendaOverrunProps {
  lines: readonly string[];
  /** The length of the session. */
  minutes: number;
}

/** "70 of 60 minutes", announced when an agenda takes longer than its session. */
export function AgendaOverrun({ lines, minutes }: AgendaOverrunProps) {
  const { t } = useLingui();
  const sum = agendaMinutes(lines);
  return (
    <output>{sum > minutes && <Badge tone="warning" icon={<Clock />}>{t`${sum} of ${minutes} minutes`}</Badge>}</output>
  );
}
