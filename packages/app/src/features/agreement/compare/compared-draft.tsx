import { useLingui } from '@lingui/react/macro';
import type { AgreementDocument, AgreementVersion } from '@mediation/api-client';
import { Badge } from '@mediation/ui';
import { Pencil } from 'lucide-react';
import { useTalk } from '../comments/use-talk.ts';
import { RoundCard } from '../rounds/round-card.tsx';
import * as styles from './compare.css.ts';
import { Comparison } from './comparison.tsx';
import { VersionHead } from './version-head.tsx';

export interface ComparedDraftProps {
  before: AgreementVersion;
  draft: NonNullable<AgreementDocument['draft']>;
  /** Whether the version is the newest. */
  newest: boolean;
}

/** What a release of the draft would change, for its mediators. */
export function ComparedDraft({ before, draft, newest }: ComparedDraftProps) {
  const { t } = useLingui();
  const said = useTalk(before);
  const { number } = before;
  return (
    <Comparison
      title={t`What would change, version ${number} to the draft`}
      before={before}
      now={draft}
      names={[t`Version ${number}`, t`Draft`]}
      heads={
        <>
          <VersionHead version={before} newest={newest} />
          <div className={styles.side}>
            <p className={styles.head}>
              <b>{t`Draft`}</b>
              <Badge icon={<Pencil />}>{t`Not released`}</Badge>
            </p>
            <p className={styles.meta}>{t`Only the mediators of this case can read it.`}</p>
          </div>
        </>
      }
      said={said}
      aside={said.data && <RoundCard talk={said.data} isNewest={newest} />}
    />
  );
}
