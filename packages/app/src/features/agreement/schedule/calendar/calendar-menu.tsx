import { useLingui } from '@lingui/react/macro';
import { type Carer, parentingCalendar } from '@mediation/api-client';
import { Button, DropdownMenu } from '@mediation/ui';
import { Calendar } from 'lucide-react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { saveFile } from '../../../../browser/save-file.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import type { CarerNames } from '../carers.ts';

/** Downloads the nights of one parent for a calendar program. */
export function CalendarMenu({ caseId, names }: { caseId: string; names: CarerNames }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const download = (side: Carer) =>
    run(async () => saveFile(await call(parentingCalendar, { caseId, side, language: i18n.locale }), 'nights.ics'), {
      failed: t`We could not make the calendar file.`,
    });
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button tone="secondary" busy={isBusy}>
          <Calendar />
          {t`Calendar file`}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        {(['A', 'B'] as const).map((side) => (
          <DropdownMenu.Item key={side} onSelect={() => void download(side)}>
            {t`Nights of ${names[side]}`}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
