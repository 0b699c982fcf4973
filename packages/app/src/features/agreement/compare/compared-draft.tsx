import { useLingui } from '@lingui/react/macro';
import type { AgreementDocument, AgreementVersion } from '@mediation/api-client';
import { Badge, Comparison as Parts } from '@mediation/ui';
import { Pencil } from 'lucide-react';
import { useDiscussion } from '../comments/use-discussion.ts';
import { RoundCard } from '../rounds/round-card.tsx';
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
  const said = useDiscussion(before);
  const { number } = before;
  return (
    <Comparison
      title={t`What would change, version ${number} to the draft`}
      before={before}
      now={draft}
      released={before}
      names={[t`Version ${number}`, t`Draft`]}
      heads={
        <>
          <VersionHead version={before} newest={newest} />
          <Parts.Head name={t`Draft`} badge={<Badge icon={<Pencil />}>{t`Not released`}</Badge>}>
            {t`Only the mediators of this case can read it.`}
          </Parts.Head>
        </>
      }
      said={said}
      aside={said.data && <RoundCard discussion={said.data} isNewest={newest} />}
    />
  );
}
