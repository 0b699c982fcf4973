import { useLingui } from '@lingui/react/macro';
import type { CommentAudience } from '@mediation/api-client';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import type { Discussion } from './use-discussion.ts';

/** One answer to "Who should read it?". */
export interface CommentChoice {
  key: string;
  label: string;
  audience: CommentAudience;
  partyId: string | null;
  roundId: string | null;
}

/** The audiences that the reader may choose for a comment, the narrowest first. */
export function useChoices({ version, rounds, people }: Discussion): CommentChoice[] {
  const { t } = useLingui();
  const { me, mediator, parties, lawyersOf, namesOf } = people;
  const isForLawyers = version.readers === 'everyone';
  const choice = (label: string, audience: CommentAudience, partyId: string | null = null): CommentChoice => ({
    key: `${audience} ${partyId ?? ''}`,
    label,
    audience,
    partyId,
    roundId: null,
  });
  const everyone = choice(isForLawyers ? t`Everybody in the case` : t`Both parties and ${mediator}`, 'everyone');
  if (me === undefined) return [];
  if (me.role === 'divorcee') {
    const lawyers = isForLawyers ? lawyersOf(me.id) : [];
    const names = listOf(lawyers.map(({ name }) => firstName(name)));
    return [
      choice(t`${mediator} only`, 'mediator', me.id),
      ...(lawyers.length > 0 ? [choice(t`${mediator} and ${names}, my lawyer`, 'side', me.id)] : []),
      everyone,
    ];
  }
  if (me.role === 'lawyer') {
    const client = parties.find(({ id }) => id === me.represents_participant_id);
    const isConfirmed = me.confirmed_by_client_at !== null;
    const round = rounds.find(
      ({ version_id, closed_at, lawyers }) =>
        version_id === version.id && closed_at === null && lawyers.some((it) => it.is_me && it.done_at === null),
    );
    const toClient =
      client && isConfirmed ? [choice(t`${firstName(client.name)} and ${mediator}`, 'side', client.id)] : [];
    if (round) return [{ ...everyone, key: 'round', label: t`The lawyer round`, roundId: round.id }, ...toClient];
    return [...toClient, everyone];
  }
  return [
    ...parties.flatMap((party) => {
      const lawyers = isForLawyers ? lawyersOf(party.id) : [];
      return [
        choice(t`${firstName(party.name)} only`, 'mediator', party.id),
        ...(lawyers.length > 0 ? [choice(namesOf([party, ...lawyers]), 'side', party.id)] : []),
      ];
    }),
    everyone,
  ];
}
