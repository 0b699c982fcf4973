import { useLingui } from '@lingui/react/macro';
import { Comparison, Text } from '@mediation/ui';
import { firstName } from '../../../words/names/people-names.ts';
import { CommentList } from '../comments/comment-list.tsx';
import type { Discussion } from '../comments/use-discussion.ts';

/** What the lawyers said about a clause, each side in its column. A missing one is said in words. */
export function LawyerComments({ discussion, clauseId }: { discussion: Discussion; clauseId: string }) {
  const { t } = useLingui();
  const { people, comments, rounds, version } = discussion;
  const said = comments.filter(({ clause_id, author_role }) => clause_id === clauseId && author_role === 'lawyer');
  const wasAsked = rounds.some(({ version_id, closed_at }) => version_id === version.id && closed_at !== null);
  if (said.length === 0 && !wasAsked) return null;
  const sides = people.parties.map((party) => {
    const lawyers = people.lawyersOf(party.id);
    return {
      party,
      lawyers,
      own: said.filter(({ author_id }) => lawyers.some(({ user_id }) => user_id === author_id)),
    };
  });
  return (
    <Comparison.Pair sunken>
      {sides.map(({ party, lawyers, own }) => (
        <Comparison.Side key={party.id}>
          <CommentList discussion={discussion} comments={own} />
          {own.length === 0 && (
            <Text size="small" tone="soft">
              {lawyers.length === 0
                ? t`${firstName(party.name)} has no lawyer in this case.`
                : t`No comment for ${firstName(party.name)}.`}
            </Text>
          )}
        </Comparison.Side>
      ))}
    </Comparison.Pair>
  );
}
