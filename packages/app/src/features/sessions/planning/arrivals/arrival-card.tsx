import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Button, Card, Facts, Halves, Stack, Text } from '@mediation/ui';
import { useId, useState } from 'react';
import { listOf } from '../../../../words/names/people-names.ts';
import { clockTime } from '../../../../words/times/relative-time.ts';
import { ArrivalDialog } from './arrival-dialog.tsx';
import { arrivalText } from './arrival-text.ts';
import { type ArrivalGroup, arrivalGroups, minutesApart } from './arrivals.ts';

export interface ArrivalCardProps {
  session: MediationSession;
  /** The start that the times count from: the scheduled one, or the one that is about to be confirmed. */
  startsAt: string | null;
}

/** Where and when each side arrives. Nobody reads another side’s part of it. */
export function ArrivalCard({ session, startsAt }: ArrivalCardProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isPlanned = session.status === 'proposed' || session.status === 'scheduled';
  const groups = arrivalGroups(session);
  const apart = minutesApart(groups);
  const parts = groups.map((group) => (
    <Group key={group.key} group={group} session={session} startsAt={startsAt} apart={apart} />
  ));
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{t`Arrival and links`}</Card.Title>
        {isPlanned && (
          <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
            {t`Edit arrival`}
          </Button>
        )}
      </Card.Head>
      <Card.Body>
        <Stack>
          {groups.length > 1 && (
            <Text tone="soft" size="small">
              {arrivalText(session)}
            </Text>
          )}
          {groups.length > 1 ? <Halves>{parts}</Halves> : parts}
        </Stack>
      </Card.Body>
      {isOpen && <ArrivalDialog session={session} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface GroupProps extends ArrivalCardProps {
  group: ArrivalGroup;
  apart: number;
}

function Group({ group, session, startsAt, apart }: GroupProps) {
  const { t } = useLingui();
  const after = (minutes: number) => clockTime(new Date(Date.parse(startsAt ?? '') + minutes * 60_000).toISOString());
  const guests = group.people.filter(({ role }) => role !== 'mediator');
  const place = { term: t`Place`, detail: group.place || t`Not set yet` };
  const link = { term: t`Link`, detail: group.link ? linkTo(group.link) : t`Not set yet` };
  return (
    <Stack gap="small">
      <Text weight="strong">{listOf(guests.map(({ name }) => name))}</Text>
      <Facts
        facts={[
          ...(startsAt === null
            ? []
            : [
                { term: t`Arrives`, detail: after(group.arrives) },
                { term: t`May leave`, detail: after(session.minutes - apart + group.arrives) },
              ]),
          ...(session.mode === 'in_person' ? [place] : []),
          ...(session.mode === 'video' ? [link] : []),
        ]}
      />
    </Stack>
  );
}

const linkTo = (href: string) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {href}
  </a>
);
