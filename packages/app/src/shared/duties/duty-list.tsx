import { useLingui } from '@lingui/react/macro';
import { type DraftDuty, listParticipants } from '@mediation/api-client';
import { List, Text } from '@mediation/ui';
import { CalendarCheck, CalendarClock } from 'lucide-react';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { sideNames } from '../../words/names/people-names.ts';
import { dutyDay, dutyOwner } from './duty-words.ts';

export interface DutyListProps {
  caseId: string;
  duties: readonly DraftDuty[];
}

/** What a clause makes each party do, and by when. It is signed with the words. Renders nothing without any. */
export function DutyList({ caseId, duties }: DutyListProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listParticipants, { caseId });
  if (duties.length === 0) return null;
  const names = sideNames(data?.participants ?? []);
  return (
    <List aria-label={t`To do, and by when`}>
      {duties.map((duty) => (
        <List.Row key={duty.id} align="start" icon={duty.kind === 'review' ? <CalendarClock /> : <CalendarCheck />}>
          <span>
            {dutyOwner(duty.who, names)}: {duty.what}
            <Text size="small" tone="soft">
              {dutyDay(duty)}
            </Text>
          </span>
        </List.Row>
      ))}
    </List>
  );
}
