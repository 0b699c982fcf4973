import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { addDays } from '@mediation/agreement';
import type { ParentingSchedule } from '@mediation/api-client';
import { Button, Card, Stack, Switch, Text } from '@mediation/ui';
import { dateOf } from './plan-day.ts';

export interface SchoolHolidaysCardProps {
  schedule: ParentingSchedule;
  onChange: (schedule: ParentingSchedule) => void;
  onImport: () => void;
}

/** The days without school, and whether the regular pattern pauses on them. */
export function SchoolHolidaysCard({ schedule, onChange, onImport }: SchoolHolidaysCardProps) {
  const { t } = useLingui();
  const { source, list, pattern_pauses: pauses } = schedule.school_holidays;
  const last = list
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  const setPauses = (isOn: boolean) =>
    onChange({ ...schedule, school_holidays: { ...schedule.school_holidays, pattern_pauses: isOn } });
  return (
    <Card aria-labelledby="school-holidays">
      <Stack>
        <Card.Title id="school-holidays">{t`School holidays`}</Card.Title>
        {last === undefined ? (
          <Text size="small">{t`None yet. Without them every weekday counts as a school day.`}</Text>
        ) : (
          <Text size="small">
            {t`${plural(list.length, { one: '# holiday', other: '# holidays' })} from ${source ?? '–'}, to ${dateOf(addDays(last, -1))}.`}
          </Text>
        )}
        <Switch
          label={t`The pattern pauses`}
          hint={t`Holiday rules alone say who has these nights.`}
          checked={pauses}
          onCheckedChange={setPauses}
        />
        <Button tone="secondary" aria-haspopup="dialog" onClick={onImport}>
          {last === undefined ? t`Add school holidays` : t`Add the next school year`}
        </Button>
      </Stack>
    </Card>
  );
}
