import { useLingui } from '@lingui/react/macro';
import { type Carer, limits, type ParentingSchedule, type SchoolHoliday } from '@mediation/api-client';
import { CheckboxGroup, Field, Select } from '@mediation/ui';
import { FileDropZone, type Refusal } from '@mediation/ui/file-drop-zone';
import { useState } from 'react';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import type { CarerNames } from './carers.ts';
import { type HolidayShare, withHolidays } from './imported-holidays.ts';
import { daysBefore } from './plan-day.ts';

export interface ImportDialogProps {
  schedule: ParentingSchedule;
  names: CarerNames;
  onChange: (schedule: ParentingSchedule) => void;
  onClose: () => void;
}

const keyOf = ({ name, from }: SchoolHoliday) => `${from} ${name}`;
const mostBytes = 1024 * 1024;

/** Reads school holidays from a calendar file on this device. Each can be left out. */
export function ImportDialog({ schedule, names, onChange, onClose }: ImportDialogProps) {
  const { t } = useLingui();
  const [found, setFound] = useState<{ source: string; list: SchoolHoliday[] }>({ source: '', list: [] });
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
      const list = readHolidays(await file.text()).slice(-limits.scheduleRules);
      setFound({ source: file.name.slice(0, limits.fileNameMax), list });
      setChosen(list.map(keyOf));
      setProblem(list.length === 0 ? t`We found no holidays in this file.` : undefined);
    } catch {
      setProblem(t`We could not read this file as a calendar.`);
    }
  };
  const add = async () => {
    const list = found.list.filter((it) => chosen.includes(keyOf(it)));
    onChange(withHolidays(schedule, { ...found, list }, share));
  };
  const first = (side: Carer) => t`Half each, ${names[side]} first`;
  return (
    <ActionDialog
      title={t`Add school holidays`}
      description={t`Schools often offer a calendar file. We read it on this device.`}
      action={t`Add the holidays`}
      failed={t`Failed to add the holidays`}
      isReady={() => {
        if (chosen.length === 0) setProblem(t`Choose at least one holiday.`);
        return chosen.length > 0;
      }}
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
      {found.list.length > 0 && (
        <>
          <CheckboxGroup.Root label={t`Holidays in this file`} value={chosen} onValueChange={setChosen}>
            {found.list.map((it) => (
              <CheckboxGroup.Item key={keyOf(it)} value={keyOf(it)} hint={daysBefore(it.from, it.until)}>
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
