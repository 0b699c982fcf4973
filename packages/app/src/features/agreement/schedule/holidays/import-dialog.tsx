import { useLingui } from '@lingui/react/macro';
import { addMonths, startOf } from '@mediation/agreement';
import { type Carer, limits, type ParentingSchedule } from '@mediation/api-client';
import { CheckboxGroup, Field, Select } from '@mediation/ui';
import { FileDropZone, type Refusal } from '@mediation/ui/file-drop-zone';
import { useState } from 'react';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { today } from '../../../../words/times/due-text.ts';
import type { CarerNames } from '../carers.ts';
import { nameFrom } from './holiday-name.ts';
import { type HolidayShare, holidayKeyOf, tooMany, withHolidays } from './imported-holidays.ts';
import { LeftOut } from '../calendar/left-out.tsx';
import { daysBefore } from '../rules/plan-day.ts';
import type { FoundHolidays } from './read-holidays.ts';

export interface ImportDialogProps {
  schedule: ParentingSchedule;
  names: CarerNames;
  onChange: (schedule: ParentingSchedule) => void;
  onClose: () => void;
}

const mostBytes = 1024 * 1024;
const planned = 24;

/** Reads school holidays from a calendar file on this device. Each can be left out. */
export function ImportDialog({ schedule, names, onChange, onClose }: ImportDialogProps) {
  const { t } = useLingui();
  const [found, setFound] = useState<FoundHolidays & { source: string }>();
  const [chosen, setChosen] = useState<string[]>([]);
  const [share, setShare] = useState<HolidayShare>('later');
  const [problem, setProblem] = useState<string>();
  const refusals: Record<Refusal, string> = {
    type: t`Choose a calendar file that ends in .ics.`,
    size: t`This file is too large for a calendar.`,
    empty: t`This file is empty.`,
    count: t`Choose one file at a time.`,
  };
  const read = async ([file]: File[]) => {
    if (file === undefined) return;
    try {
      const { readHolidays } = await import('./read-holidays.ts');
      const from = today();
      const start = startOf(schedule) ?? from;
      const to = addMonths(start > from ? start : from, planned);
      const read = readHolidays(await file.text(), { from, to, timeZone: schedule.time_zone });
      setFound({ ...read, source: nameFrom(file.name, limits.fileNameMax) });
      setChosen(read.list.map(holidayKeyOf));
      setProblem(read.list.length === 0 ? t`We found no holidays from today on in this file.` : undefined);
    } catch {
      setFound(undefined);
      setProblem(t`We could not read this file as a calendar.`);
    }
  };
  const list = found?.list ?? [];
  const wanted = list.filter((it) => chosen.includes(holidayKeyOf(it)));
  const problemOf = () => {
    if (wanted.length === 0) return t`Choose at least one holiday.`;
    const most = limits.scheduleRules;
    return tooMany(schedule, wanted, share) > 0
      ? t`A schedule has room for ${most} holidays. Choose fewer, or remove some that are over.`
      : undefined;
  };
  const isReady = () => {
    setProblem(problemOf());
    return problemOf() === undefined;
  };
  const add = async () => onChange(withHolidays(schedule, { source: found?.source ?? '', list: wanted }, share));
  const first = (side: Carer) => t`Half each, ${names[side]} first`;
  return (
    <ActionDialog
      title={t`Add school holidays`}
      description={t`Schools often offer a calendar file. We read it on this device.`}
      action={t`Add the holidays`}
      failed={t`Failed to add the holidays`}
      isReady={isReady}
      work={add}
      onClose={onClose}
    >
      <FileDropZone
        labels={{
          title: t`Drop a calendar file here`,
          hint: t`A file that ends in .ics`,
          choose: t`Choose a file`,
          drop: t`Let go to read it`,
          refused: (reason) => refusals[reason],
        }}
        accept={{ 'text/calendar': ['.ics'] }}
        maxSize={mostBytes}
        maxFiles={1}
        onFiles={(files) => void read(files)}
      />
      <ProblemNotice problem={problem} />
      {found && <LeftOut found={found} />}
      {list.length > 0 && (
        <>
          <CheckboxGroup.Root label={t`Holidays in this file`} value={chosen} onValueChange={setChosen}>
            {list.map((it) => (
              <CheckboxGroup.Item key={holidayKeyOf(it)} value={holidayKeyOf(it)} hint={daysBefore(it.from, it.until)}>
                {it.name}
              </CheckboxGroup.Item>
            ))}
          </CheckboxGroup.Root>
          <Field label={t`Who has the children?`}>
            <Select value={share} onChange={({ target }) => setShare(target.value as HolidayShare)}>
              <option value="later">{t`Decide later`}</option>
              <option value="A">{first('A')}</option>
              <option value="B">{first('B')}</option>
            </Select>
          </Field>
        </>
      )}
    </ActionDialog>
  );
}
