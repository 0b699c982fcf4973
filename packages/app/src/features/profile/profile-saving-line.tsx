import { useLingui } from '@lingui/react/macro';
import { StatusLine } from '@mediation/ui';
import { Check } from 'lucide-react';
import type { ActionState } from '../../shared/forms/use-action.ts';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';

/** The state of saving: saving, saved, or the error. */
export function ProfileSavingLine({ saving }: { saving: ActionState }) {
  const { t } = useLingui();
  return (
    <>
      <StatusLine tone={saving.status === 'done' ? 'success' : 'soft'} icon={saving.status === 'done' && <Check />}>
        {saving.status === 'busy' && t`Saving`}
        {saving.status === 'done' && t`Saved just now`}
      </StatusLine>
      <ProblemNotice problem={saving.problem} />
    </>
  );
}
