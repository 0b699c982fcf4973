import { useLingui } from '@lingui/react/macro';
import { finishLawyerRound, type LawyerRound } from '@mediation/api-client';
import { AudienceLine, Button, Card, Facts, Stack, Text } from '@mediation/ui';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { firstName } from '../../../words/people.ts';
import { clockTime, longDate } from '../../../words/relative-time.ts';
import type { Talk } from '../comments/use-talk.ts';
import { OpenRound } from './open-round.tsx';
import { commentCount } from './comment-count.ts';

export interface RoundCardProps {
  talk: Talk;
  /** A round is opened for the newest version alone. */
  isNewest?: boolean;
}

/** The newest lawyer round of a version: its deadline, who wrote, and the next action of the reader. */
export function RoundCard({ talk, isNewest = true }: RoundCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { version, people, rounds } = talk;
  const round = rounds.find(({ version_id }) => version_id === version.id);
  const isOpen = round !== undefined && round.closed_at === null;
  const isOpenable = isNewest && people.me?.role === 'mediator' && version.readers === 'everyone' && !isOpen;
  if (round === undefined && !isOpenable) return null;
  return (
    <Card aria-labelledby={id}>
      <Stack gap="small">
        <Card.Title id={id}>{t`Lawyer round, version ${version.number}`}</Card.Title>
        {round === undefined && (
          <Text size="small">
            {t`Each lawyer comments on the clauses, unseen by everybody else. At the deadline all comments are opened at once.`}
          </Text>
        )}
        {round && (round.closed_at === null ? <OpenWords round={round} /> : <ClosedWords talk={talk} round={round} />)}
        {isOpenable && <OpenRound versionId={version.id} caseId={version.case_id} isSecond={round !== undefined} />}
      </Stack>
    </Card>
  );
}

function OpenWords({ round: { id: roundId, deadline_at, lawyers } }: { round: LawyerRound }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const mine = lawyers.find(({ is_me }) => is_me);
  const deadline = `${longDate(new Date(deadline_at))}, ${clockTime(deadline_at)}`;
  return (
    <>
      <Text size="small">
        {t`Open until ${deadline}. Until then each lawyer’s comments are their own. Then everybody in the case reads all of them at once.`}
      </Text>
      {mine && <Text size="small">{t`You: ${commentCount(mine.comments)}`}</Text>}
      {mine?.done_at === null && (
        <>
          <ProblemNotice problem={problem} />
          <Button
            tone="secondary"
            block
            busy={isBusy}
            onClick={() => void run(() => call(finishLawyerRound, { roundId }), { failed: t`Failed to save` })}
          >
            {t`I am done`}
          </Button>
          <Text size="small" tone="soft">{t`The round closes early when all lawyers are done.`}</Text>
        </>
      )}
      {mine && mine.done_at !== null && <Text size="small" tone="soft">{t`You are done. Nobody sees that yet.`}</Text>}
    </>
  );
}

function ClosedWords({ talk: { people, version }, round }: { talk: Talk; round: LawyerRound }) {
  const { t } = useLingui();
  const closed = round.closed_at ?? round.deadline_at;
  const without = people.parties.filter(({ id }) => people.lawyersOf(id).length === 0);
  return (
    <>
      <Text size="small">
        {t`Closed ${longDate(new Date(closed))}, ${clockTime(closed)}. Neither lawyer could read the other’s comments before that.`}
      </Text>
      <Facts
        facts={round.lawyers.map(({ name, comments }) => ({
          term: name,
          detail: comments === 0 ? t`No comments` : commentCount(comments),
        }))}
      />
      {without.map(({ id, name }) => (
        <Text key={id} size="small">{t`${firstName(name)} has no lawyer in this case.`}</Text>
      ))}
      <AudienceLine short icon={<Eye />}>
        {t`Comments visible to: ${people.readerNames({ readers: version.readers, audience: 'everyone', partyId: null })}.`}
      </AudienceLine>
    </>
  );
}
