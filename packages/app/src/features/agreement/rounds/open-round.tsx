import { useLingui } from '@lingui/react/macro';
import { instantOf } from '@mediation/agreement';
import { openLawyerRound } from '@mediation/api-client';
import { Button } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { DayField } from '../../../shared/forms/day-field.tsx';
import { zoneName } from '../../../words/viewer.ts';

/** The hour at which a lawyer round ends. */
const endOfDay = '17:00';

export interface OpenRoundProps {
  caseId: string;
  versionId: string;
  /** Whether the version had a round before. */
  isSecond: boolean;
}

/** Opens a lawyer round with a deadline. */
export function OpenRound({ caseId, versionId, isSecond }: OpenRoundProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const title = isSecond ? t`Open a second lawyer round` : t`Open a lawyer round`;
  return (
    <>
      <Button tone="secondary" block aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <ActionDialog
          title={title}
          description={t`Both lawyers are asked for comments on this version. Nobody reads them, you neither, until the deadline or until all lawyers are done. Then everybody in the case does.`}
          action={t`Open the round`}
          failed={t`Failed to open the lawyer round`}
          done={t`The lawyers are asked`}
          isReady={() => {
            setChecked(true);
            return day !== undefined;
          }}
          work={async () => {
            if (day === undefined) return;
            const deadline_at = instantOf(day, endOfDay, zoneName());
            await call(openLawyerRound, { caseId, versionId, deadline_at });
          }}
          onClose={() => setOpen(false)}
        >
          <DayField
            label={t`Last day, until 17:00`}
            value={day}
            onValueChange={setDay}
            error={isChecked && day === undefined && t`Choose a day.`}
          />
        </ActionDialog>
      )}
    </>
  );
}
