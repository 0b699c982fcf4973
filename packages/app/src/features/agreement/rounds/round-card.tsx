import { useLingui } from '@lingui/react/macro';
import type { LawyerRound } from '@mediation/api-client';
import { AudienceLine, Card, Facts, Stack, Text } from '@mediation/ui';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { firstName } from '../../../words/names/people-names.ts';
import { clockTime, longDate, moment } from '../../../words/times/relative-time.ts';
import { zoneName } from '../../../words/names/viewer.ts';
import type { Discussion } from '../comments/use-discussion.ts';
import { commentCount } from './comment-count.ts';
import { LawyerPart } from './lawyer-part.tsx';
import { MediatorRound } from './mediator-round.tsx';
import { OpenRound } from './open-round.tsx';

export interface RoundCardProps {
  discussion: Discussion;
  /** A round is opened for the newest version alone. */
  isNewest?: boolean;
}

/** The newest lawyer round of a version: its deadline, who wrote, and the next action of the reader. */
export function RoundCard({ discussion, isNewest = true }: RoundCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { version, people, rounds } = discussion;
  const round = rounds.find(({ version_id }) => version_id === version.id);
  const isOpen = round !== undefined && round.closed_at === null;
  const isOpenable = isNewest && people.me?.role === 'mediator' && version.readers === 'everyone' && !isOpen;
  if (round === undefined && !isOpenable) return null;
  const focusCard = () => document.getElementById(id)?.focus();
  return (
    <Card aria-labelledby={id}>
      <Stack gap="small">
        <Card.Title id={id} tabIndex={-1}>{t`Lawyer round, version ${version.number}`}</Card.Title>
        {round === undefined && (
          <Text size="small">
            {t`Each lawyer comments on the clauses, unseen by everybody else. At the deadline all comments are opened at once.`}
          </Text>
        )}
        {round &&
          (round.closed_at === null ? (
            <OpenWords round={round} isMediator={people.me?.role === 'mediator'} focusAfter={focusCard} />
          ) : (
            <ClosedWords discussion={discussion} round={round} />
          ))}
        {isOpenable && <OpenRound version={version} isSecond={round !== undefined} focusAfter={focusCard} />}
      </Stack>
    </Card>
  );
}

interface OpenWordsProps {
  round: LawyerRound;
  isMediator: boolean;
  focusAfter: () => void;
}

function OpenWords({ round, isMediator, focusAfter }: OpenWordsProps) {
  const { t } = useLingui();
  const mine = round.lawyers.find(({ is_me }) => is_me);
  const deadline = `${moment(round.deadline_at)} (${zoneName()})`;
  return (
    <>
      <Text size="small">
        {t`Open until ${deadline}. Until then each lawyer’s comments are their own. Then everybody in the case reads all of them at once.`}
      </Text>
      {isMediator && <MediatorRound round={round} focusAfter={focusAfter} />}
      {mine && <LawyerPart roundId={round.id} mine={mine} focusAfter={focusAfter} />}
    </>
  );
}

function ClosedWords({ discussion: { people, version }, round }: { discussion: Discussion; round: LawyerRound }) {
  const { t } = useLingui();
  const at = round.closed_at ?? round.deadline_at;
  const closed = t`Closed ${longDate(new Date(at))}, ${clockTime(at)}.`;
  const without = people.parties.filter(({ id }) => people.lawyersOf(id).length === 0);
  return (
    <>
      <Text size="small">
        {round.lawyers.length > 1
          ? `${closed} ${t`No lawyer could read another’s comments before that.`}`
          : `${closed} ${t`Nobody else could read the comments before that.`}`}
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
