import { useLingui } from '@lingui/react/macro';
import { Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import * as styles from './profile-page.css.ts';
import type { ActionState } from '../../shared/forms/use-action.ts';
import { ProblemNotice } from '../../shared/forms/problem-notice.tsx';

/** The state of saving: saving, saved, or the error. */
export function ProfileSavingLine({ saving }: { saving: ActionState }) {
  const { t } = useLingui();
  return (
    <>
      <output className={styles.line}>
        {saving.status === 'busy' && (
          <Text asChild size="small" tone="soft">
            <span>{t`Saving`}</span>
          </Text>
        )}
        {saving.status === 'done' && (
          <Text asChild size="small" tone="success">
            <span className={styles.saved}>
              <Check />
              {t`Saved just now`}
            </span>
          </Text>
        )}
      </output>
      <ProblemNotice problem={saving.problem} />
    </>
  );
}
