import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { addDays } from '@mediation/agreement';
import type { ParentingSchedule, SchoolHoliday } from '@mediation/api-client';
import { Button, Card, IconButton, List, Row, Stack, Switch, Text } from '@mediation/ui';
import { Pencil } from 'lucide-react';
import { type Ref, useState } from 'react';
import { today } from '../../../../words/times/due-text.ts';
import { holidayKeyOf } from './imported-holidays.ts';
import { dateOf, daysBefore } from '../rules/plan-day.ts';
import * as styles from '../schedule.css.ts';

export interface SchoolHolidaysCardProps {
  ref: Ref<HTMLElement>;
  schedule: ParentingSchedule;
  onChange: (schedule: ParentingSchedule) => void;
  onImport: () => void;
  onEdit: (holiday: SchoolHoliday) => void;
  onRemoveAll: () => void;
}

/** How many holidays are shown at first, of those that are not over. */
const most = 6;

/** The days without school, and whether the regular pattern pauses on them. */
export function SchoolHolidaysCard({ ref, schedule, onChange, ...open }: SchoolHolidaysCardProps) {
  const { t } = useLingui();
  const { onImport, onEdit, onRemoveAll } = open;
  const { source, list, pattern_pauses: pauses } = schedule.school_holidays;
  const last = list
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  const [isWhole, setWhole] = useState(false);
  const ahead = list.filter(({ until }) => until > today()).slice(0, most);
  const shown = isWhole ? list : ahead;
  const setPauses = (isOn: boolean) =>
    onChange({ ...schedule, school_holidays: { ...schedule.school_holidays, pattern_pauses: isOn } });
  return (
    <Card flush ref={ref} tabIndex={-1} className={styles.open} aria-labelledby="school-holidays">
      <Card.Head>
        <Card.Title id="school-holidays">{t`School holidays`}</Card.Title>
      </Card.Head>
      {shown.length > 0 && <HolidayList list={shown} onEdit={onEdit} />}
      <Card.Body>
        <Stack>
          {ahead.length < list.length && (
            <Row>
              <Button tone="quiet" size="small" flush aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? t`Show fewer` : t`Show all ${list.length}`}
              </Button>
            </Row>
          )}
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
          <Row wrap gap="small">
            <Button tone="secondary" aria-haspopup="dialog" onClick={onImport}>
              {last === undefined ? t`Add school holidays` : t`Add the next school year`}
            </Button>
            {last !== undefined && (
              <Button tone="quiet" flush aria-haspopup="dialog" onClick={onRemoveAll}>
                {t`Remove all`}
              </Button>
            )}
          </Row>
        </Stack>
      </Card.Body>
    </Card>
  );
}

/** Holidays with their days, each with a way to change it. */
function HolidayList({ list, onEdit }: { list: readonly SchoolHoliday[]; onEdit: (holiday: SchoolHoliday) => void }) {
  const { t } = useLingui();
  return (
    <List aria-label={t`School holidays`}>
      {list.map((it) => (
        <List.Row
          key={holidayKeyOf(it)}
          end={
            <IconButton size="small" label={t`Change ${it.name}`} aria-haspopup="dialog" onClick={() => onEdit(it)}>
              <Pencil />
            </IconButton>
          }
        >
          <Stack gap="none" grow>
            <Text weight="medium">{it.name}</Text>
            <Text size="small" tone="soft">
              {daysBefore(it.from, it.until)}
            </Text>
          </Stack>
        </List.Row>
      ))}
    </List>
  );
}
