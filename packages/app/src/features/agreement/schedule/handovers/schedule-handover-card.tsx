import { useLingui } from '@lingui/react/macro';
import type { HandoverPoint, ParentingSchedule } from '@mediation/api-client';
import { Card, Fieldset, Stack, Text } from '@mediation/ui';
import { HandoverFields } from './handover-fields.tsx';

export interface ScheduleHandoverCardProps {
  schedule: ParentingSchedule;
  onChange: (schedule: ParentingSchedule) => void;
}

/** Where and when the children go from one parent to the other. */
export function ScheduleHandoverCard({ schedule, onChange }: ScheduleHandoverCardProps) {
  const { t } = useLingui();
  const { handover } = schedule;
  const kinds = [
    { key: 'school_days', label: t`School days` },
    { key: 'other_days', label: t`Other days` },
  ] as const;
  return (
    <Card aria-labelledby="handover">
      <Stack>
        <Card.Title id="handover">{t`Handover`}</Card.Title>
        {kinds.map(({ key, label }) => {
          const change = (point: HandoverPoint) => onChange({ ...schedule, handover: { ...handover, [key]: point } });
          return (
            <Fieldset key={key} label={label}>
              <HandoverFields point={handover[key]} onPointChange={change} />
            </Fieldset>
          );
        })}
        <Text size="small" tone="soft">{t`A night belongs to the one who has the children at midnight.`}</Text>
      </Stack>
    </Card>
  );
}
