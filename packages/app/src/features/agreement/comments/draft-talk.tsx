import { useLingui } from '@lingui/react/macro';
import type { AgreementVersion, DraftClause } from '@mediation/api-client';
import { Heading, Stack } from '@mediation/ui';
import { RoundCard } from '../rounds/round-card.tsx';
import { ClauseTalk } from './clause-talk.tsx';
import { LostComments } from './lost-comments.tsx';
import { useTalk } from './use-talk.ts';

/** What was said about a clause of a draft in the newest version, and is open since earlier ones, for its mediators. */
export function DraftTalk({ version, clauseId }: { version: AgreementVersion; clauseId: string }) {
  const { t } = useLingui();
  const { data: talk } = useTalk(version);
  const at = version.clauses.findIndex(({ id }) => id === clauseId);
  if (talk === undefined || at === -1) return null;
  return (
    <Stack asChild gap="none" width="clause">
      <section aria-labelledby="clause-talk">
        <Heading id="clause-talk" level={3}>{t`Comments on version ${version.number}`}</Heading>
        <ClauseTalk key={clauseId} talk={talk} clauseId={clauseId} number={at + 1} />
      </section>
    </Stack>
  );
}

/** The lawyer round of the newest version, for its mediators. */
export function DraftRound({ version }: { version: AgreementVersion }) {
  const { data: talk } = useTalk(version);
  return (
    talk && (
      <div>
        <RoundCard talk={talk} />
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
  const { data: talk } = useTalk(version);
  const kept = version.clauses.filter(({ id }) => clauses.some((it) => it.id === id));
  return talk && <LostComments talk={talk} clauses={kept} />;
}
