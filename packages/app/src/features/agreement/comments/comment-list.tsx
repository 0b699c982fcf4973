import { useLingui } from '@lingui/react/macro';
import type { ClauseComment } from '@mediation/api-client';
import { AudienceLine, Comment, Quote, Text } from '@mediation/ui';
import { Eye, Lock } from 'lucide-react';
import { useReveal } from '../../../browser/use-reveal.ts';
import { commentElement } from '../../../shared/cases/comment-place.ts';
import { OtherLanguage } from '../../../shared/layout/other-language.tsx';
import { useLangOf } from '../../../shared/layout/use-lang-of.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { shortDate } from '../../../words/times/relative-time.ts';
import { AnswerComment } from './answer-comment.tsx';
import { OwnComment } from './own-comment.tsx';
import { useAuthorWords } from './use-author-words.ts';
import type { Discussion } from './use-discussion.ts';

/** The comments on a clause that are for the reader, each with its readers and what became of it. */
export function CommentList({ discussion, comments }: { discussion: Discussion; comments: readonly ClauseComment[] }) {
  if (comments.length === 0) return null;
  return (
    <ul>
      {comments.map((comment) => (
        <ListedComment key={comment.id} discussion={discussion} comment={comment} />
      ))}
    </ul>
  );
}

function ListedComment({ discussion, comment }: { discussion: Discussion; comment: ClauseComment }) {
  const { t } = useLingui();
  const element = commentElement(comment.id);
  const reveal = useReveal(element);
  const { people, version, rounds } = discussion;
  const langOf = useLangOf();
  const authorWords = useAuthorWords(people);
  const { author_name, created_at, text, outcome, settled_at, is_sealed, audience, participant_id: partyId } = comment;
  const answerer = comment.settled_by_name === null ? people.mediator : firstName(comment.settled_by_name);
  const { version_id, version_number, version_readers: readers } = comment;
  const carried = version_id === version.id ? '' : t`on version ${version_number}, still open`;
  const round = rounds.find(({ id }) => id === comment.round_id);
  const isGoingOn = round?.closed_at === null && round.lawyers.some((it) => it.is_me && it.done_at === null);
  const line = [authorWords(comment), shortDate(created_at), carried].filter((it) => it !== '').join(', ');
  return (
    <Comment ref={reveal} id={element} tabIndex={-1} author={author_name} about={line}>
      <Text typed lang={langOf(text)}>
        {text}
      </Text>
      {comment.author_id !== people.me?.user_id && <OtherLanguage text={text} isOnlySaid />}
      {outcome !== null && (
        <Quote asChild>
          <Text size="small">
            <Text asChild tone="soft">
              <span>
                {settled_at === null ? t`Answer of ${answerer}:` : t`Answer of ${answerer}, ${shortDate(settled_at)}:`}
              </span>
            </Text>{' '}
            <span lang={langOf(outcome)}>{outcome}</span>
          </Text>
        </Quote>
      )}
      {outcome !== null && people.me?.role !== 'mediator' && <OtherLanguage text={outcome} isOnlySaid />}
      {is_sealed ? (
        <AudienceLine short icon={<Lock />}>{t`Only you read this until the lawyer round closes.`}</AudienceLine>
      ) : (
        <AudienceLine short icon={<Eye />}>
          {t`Visible to: ${people.readerNames({ readers, audience, partyId })}`}
        </AudienceLine>
      )}
      {is_sealed && isGoingOn && <OwnComment comment={comment} />}
      {people.me?.role === 'mediator' && <AnswerComment comment={comment} />}
    </Comment>
  );
}
