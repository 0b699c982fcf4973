import { useLingui } from '@lingui/react/macro';
import { type AnswerOf, getWorkingHours, setWorkingHours } from '@mediation/api-client';
import { Checkbox, Field, Select, Stack } from '@mediation/ui';
import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { useUnsavedChanges } from '../../../shared/forms/unsaved-changes.ts';
import { DayHours } from './day-hours.tsx';
import { areSame, hoursDraftOf, hoursOf } from './hours-draft.ts';
import { SaveRow } from '../save-row.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { weekdayName, weekdays } from './weekdays.ts';

const gaps = [0, 5, 10, 15, 20, 30, 45, 60];

/** A mediator’s own working hours, and the minutes that they keep free between sessions. */
export function WorkingHoursSection() {
  const { data } = useEndpoint(getWorkingHours, {});
  return data && <WorkingHoursForm saved={data} />;
}

function WorkingHoursForm({ saved }: { saved: AnswerOf<typeof getWorkingHours> }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const saving = useAction({ inPlace: true });
  const hasOwn = saved.working_hours !== null;
  const [isOwn, setOwn] = useState(hasOwn);
  const savedDays = hoursDraftOf(saved.working_hours ?? saved.organization_hours);
  const [days, setDays] = useState(savedDays);
  const [gap, setGap] = useState(saved.gap_minutes);
  useUnsavedChanges(isOwn !== hasOwn || (isOwn && !areSame(days, savedDays)) || gap !== saved.gap_minutes);
  const save = async () => {
    const hours = isOwn ? hoursOf(days) : null;
    if (hours === undefined) return;
    await saving.run(() => call(setWorkingHours, { working_hours: hours, gap_minutes: gap }), {
      failed: t`Failed to save your working hours`,
    });
  };
  return (
    <ProfileSection
      title={t`Working hours`}
      text={t`The calendar shades other hours and warns you when you offer them. Only you see these settings. Hours are in the time zone of your organization, ${saved.time_zone.replaceAll('_', ' ')}.`}
    >
      <form
        noValidate
        onChange={saving.reset}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="large">
          <Checkbox
            label={t`Use the hours of my organization`}
            checked={!isOwn}
            onCheckedChange={(isShared) => {
              saving.reset();
              setOwn(!isShared);
            }}
          />
          {isOwn &&
            weekdays.map((day) => (
              <DayHours
                key={day}
                name={weekdayName(day)}
                spans={days[day]}
                onChange={(spans) => {
                  saving.reset();
                  setDays({ ...days, [day]: spans });
                }}
              />
            ))}
          <Field label={t`Time kept free between sessions`} hint={t`You are warned when an offer comes closer.`}>
            <Select value={gap} onChange={({ target }) => setGap(Number(target.value))}>
              {gaps.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes === 0 ? t`None` : t`${plural(minutes, { one: '# minute', other: '# minutes' })}`}
                </option>
              ))}
            </Select>
          </Field>
          <SaveRow saving={saving} label={t`Save working hours`} />
        </Stack>
      </form>
    </ProfileSection>
  );
}
