import { useLingui } from '@lingui/react/macro';
import { Notice, Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import * as styles from './profile-page.css.ts';
import type { Saving } from './use-saving.ts';

/** Says how it stands: saving, saved just now, or why not. */
export function SavingLine({ saving }: { saving: Saving }) {
  const { t } = useLingui();
  return (
    <>
      <output className={styles.line}>
        {saving.state === 'saving' && (
          <Text asChild size="small" tone="soft">
            <span>{t`Saving`}</span>
          </Text>
        )}
        {saving.state === 'saved' && (
          <Text asChild size="small" tone="success">
            <span className={styles.saved}>
              <Check />
              {t`Saved just now`}
            </span>
          </Text>
        )}
      </output>
      {saving.state === 'failed' && (
        <Notice tone="danger" role="alert">
          {saving.why}
        </Notice>
      )}
    </>
  );
}
