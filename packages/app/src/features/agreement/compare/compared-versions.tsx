import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion } from '@mediation/api-client';
import { useDiscussion } from '../comments/use-discussion.ts';
import { RoundCard } from '../rounds/round-card.tsx';
import { Comparison } from './comparison.tsx';
import { VersionHead } from './version-head.tsx';

export interface ComparedVersionsProps {
  before: AgreementVersion;
  now: AgreementVersion;
  /** Whether the later one is the newest. */
  newest: boolean;
}

/** The changed clauses of two versions with what lawyers said about the earlier one. */
export function ComparedVersions({ before, now, newest }: ComparedVersionsProps) {
  const { t } = useLingui();
  const said = useDiscussion(before);
  const asked = useDiscussion(now);
  return (
    <Comparison
      title={t`What changed, version ${before.number} to ${now.number}`}
      before={before}
      now={now}
      released={now}
      names={[t`Version ${before.number}`, t`Version ${now.number}`]}
      heads={
        <>
          <VersionHead version={before} />
          <VersionHead version={now} newest={newest} />
        </>
      }
      said={said}
      aside={
        <>
          {said.data?.rounds.some(({ version_id }) => version_id === before.id) && (
            <RoundCard discussion={said.data} isNewest={false} />
          )}
          {asked.data && newest && <RoundCard discussion={asked.data} />}
        </>
      }
    />
  );
}
