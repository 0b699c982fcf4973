import { useLingui } from '@lingui/react/macro';
import { Clause, Heading } from '@mediation/ui';
import { CommentList } from './comment-list.tsx';
import type { Discussion } from './use-discussion.ts';

export interface LostCommentsProps {
  discussion: Discussion;
  /** The clauses below which comments are shown. */
  clauses: readonly { id: string }[];
  /** Whether they stand below the clauses in their card. */
  isBelowClauses?: boolean;
}

/** The open comments on clauses that were taken out since. Renders nothing without any. */
export function LostComments({ discussion, clauses, isBelowClauses = false }: LostCommentsProps) {
  const { t } = useLingui();
  const lost = discussion.comments.filter(({ clause_id }) => !clauses.some(({ id }) => id === clause_id));
  if (lost.length === 0) return null;
  const id = 'lost-comments';
  const title = t`Comments on clauses that were taken out`;
  const list = <CommentList discussion={discussion} comments={lost} />;
  if (isBelowClauses)
    return (
      <Clause id={id} title={title}>
        {list}
      </Clause>
    );
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={3}>
        {title}
      </Heading>
      {list}
    </section>
  );
}
