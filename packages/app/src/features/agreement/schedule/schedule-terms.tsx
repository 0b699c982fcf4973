import { useLingui } from '@lingui/react/macro';
import type { ParentingSchedule } from '@mediation/api-client';
import { Card, Facts, Stack, Text } from '@mediation/ui';
import { handoverPoint } from './rules/describe-moving.ts';
import { daysBefore } from './rules/plan-day.ts';

/** What holds for all nights of a schedule: the handovers and the days without school. */
export function ScheduleTerms({ schedule: { handover, school_holidays: school } }: { schedule: ParentingSchedule }) {
  const { t } = useLingui();
  return (
    <>
      <Card aria-labelledby="handover">
        <Stack gap="normal">
          <Card.Title id="handover">{t`Handover`}</Card.Title>
          <Facts
            facts={[
              { term: t`School days`, detail: handoverPoint(handover.school_days) },
              { term: t`Other days`, detail: handoverPoint(handover.other_days) },
            ]}
          />
          <Text size="small" tone="soft">{t`A night belongs to the one who has the children at midnight.`}</Text>
        </Stack>
      </Card>
      {school.list.length > 0 && (
        <Card aria-labelledby="school-holidays">
          <Stack gap="normal">
            <Card.Title id="school-holidays">{t`School holidays`}</Card.Title>
            <Facts
              facts={school.list.map(({ name, from, until }) => ({
                term: daysBefore(from, until),
                detail: name,
              }))}
            />
            {school.pattern_pauses && (
              <Text size="small" tone="soft">
                {t`The pattern pauses`}. {t`Holiday rules alone say who has these nights.`}
              </Text>
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}
