import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion, DraftClause } from '@mediation/api-client';
import { Heading, Measure } from '@mediation/ui';
import { RoundCard } from '../rounds/round-card.tsx';
import { ClauseDiscussion } from './clause-discussion.tsx';
import { LostComments } from './lost-comments.tsx';
import { useDiscussion } from './use-discussion.ts';

export interface DraftDiscussionProps {
  version: AgreementVersion;
  clauseId: string;
}

/** What was said about a clause of a draft in the newest version, and is open since earlier ones, for its mediators. */
export function DraftDiscussion({ version, clauseId }: DraftDiscussionProps) {
  const { t } = useLingui();
  const { data: discussion } = useDiscussion(version);
  const at = version.clauses.findIndex(({ id }) => id === clauseId);
  if (discussion === undefined || at === -1) return null;
  return (
    <Measure asChild gap="none" size="clause">
      <section aria-labelledby="clause-discussion">
        <Heading id="clause-discussion" level={3}>{t`Comments on version ${version.number}`}</Heading>
        <ClauseDiscussion key={clauseId} discussion={discussion} clauseId={clauseId} number={at + 1} />
      </section>
    </Measure>
  );
}

/** The lawyer round of the newest version, for its mediators. */
export function DraftRound({ version }: { version: AgreementVersion }) {
  const { data: discussion } = useDiscussion(version);
  return (
    discussion && (
      <div>
        <RoundCard discussion={discussion} />
      </div>
    )
  );
}

/** The open comments on clauses that are no longer in the draft, for its mediators. */
export function DraftLostComments({
  version,
  clauses,
}: {
  version: AgreementVersion;
  clauses: readonly DraftClause[];
}) {
  const { data: discussion } = useDiscussion(version);
  const kept = version.clauses.filter(({ id }) => clauses.some((it) => it.id === id));
  return discussion && <LostComments discussion={discussion} clauses={kept} />;
}
