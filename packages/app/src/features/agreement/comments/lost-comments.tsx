import { useLingui } from '@lingui/react/macro';
import { Heading } from '@mediation/ui';
import { CommentList } from './comment-list.tsx';
import type { Talk } from './use-talk.ts';

export interface LostCommentsProps {
  talk: Talk;
  /** The clauses below which comments are shown. */
  clauses: readonly { id: string }[];
  className?: string;
}

/** The open comments on clauses that were taken out since. Renders nothing without any. */
export function LostComments({ talk, clauses, className }: LostCommentsProps) {
  const { t } = useLingui();
  const lost = talk.comments.filter(({ clause_id }) => !clauses.some(({ id }) => id === clause_id));
  if (lost.length === 0) return null;
  return (
    <section className={className} aria-labelledby="lost-comments">
      <Heading id="lost-comments" level={3}>{t`Comments on clauses that were taken out`}</Heading>
      <CommentList talk={talk} comments={lost} />
    </section>
  );
}
