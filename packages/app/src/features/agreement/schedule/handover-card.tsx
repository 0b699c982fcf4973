import { useLingui } from '@lingui/react/macro';
import { limits, type ParentingSchedule } from '@mediation/api-client';
import { Card, Field, Fieldset, Input, Stack, Text } from '@mediation/ui';
import { HandoverTime } from './handover-time.tsx';
import * as styles from './schedule.css.ts';

export interface HandoverCardProps {
  schedule: ParentingSchedule;
  onChange: (schedule: ParentingSchedule) => void;
}

/** Where and when the children go from one parent to the other. */
export function HandoverCard({ schedule, onChange }: HandoverCardProps) {
  const { t } = useLingui();
  const { handover } = schedule;
  const points = [
    { key: 'school_days', label: t`School days` },
    { key: 'other_days', label: t`Other days` },
  ] as const;
  return (
    <Card aria-labelledby="handover">
      <Stack>
        <Card.Title id="handover">{t`Handover`}</Card.Title>
        {points.map(({ key, label }) => {
          const change = (answers: Partial<(typeof handover)[typeof key]>) =>
            onChange({ ...schedule, handover: { ...handover, [key]: { ...handover[key], ...answers } } });
          return (
            <Fieldset key={key} label={label}>
              <div className={styles.handoverPoint}>
                <Field label={t`Place`}>
                  <Input
                    value={handover[key].place}
                    maxLength={limits.titleMax}
                    autoComplete="off"
                    onChange={(event) => change({ place: event.target.value })}
                  />
                </Field>
                <HandoverTime time={handover[key].time} onTimeChange={(time) => change({ time })} />
              </div>
            </Fieldset>
          );
        })}
        <Text size="small" tone="soft">{t`A night belongs to the one who has the children at midnight.`}</Text>
      </Stack>
    </Card>
  );
}
