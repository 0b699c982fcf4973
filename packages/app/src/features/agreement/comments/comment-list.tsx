import { useLingui } from '@lingui/react/macro';
import { type ClauseComment, settleClauseComment, limits } from '@mediation/api-client';
import { AudienceLine, Avatar, Button, Field, Input, Text } from '@mediation/ui';
import { Eye, Lock } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { shortDate } from '../../../words/relative-time.ts';
import * as styles from './comments.css.ts';
import { useAuthorWords } from './use-author-words.ts';
import type { Talk } from './use-talk.ts';

/** The id of the element of a comment. */
export const commentElement = (id: string) => `comment-${id}`;

/** The comments on a clause that are for the reader, each with its readers and what became of it. */
export function CommentList({ talk, comments }: { talk: Talk; comments: readonly ClauseComment[] }) {
  if (comments.length === 0) return null;
  return (
    <ul>
      {comments.map((comment) => (
        <li key={comment.id} id={commentElement(comment.id)} tabIndex={-1} className={styles.comment}>
          <Avatar name={comment.author_name} size="small" />
          <CommentWords talk={talk} comment={comment} />
        </li>
      ))}
    </ul>
  );
}

function CommentWords({ talk, comment }: { talk: Talk; comment: ClauseComment }) {
  const { t } = useLingui();
  const { people, version } = talk;
  const authorWords = useAuthorWords(people);
  const { author_name, created_at, text, outcome, is_sealed, audience, participant_id: partyId } = comment;
  const { version_id, version_number, version_readers: readers } = comment;
  const carried = version_id === version.id ? '' : t`on version ${version_number}, still open`;
  const line = [authorWords(comment), shortDate(created_at), carried].filter((it) => it !== '').join(', ');
  return (
    <div className={styles.words}>
      <p>
        <b>{author_name}</b>{' '}
        <Text asChild size="small" tone="soft">
          <span>{line}</span>
        </Text>
      </p>
      <Text className={styles.text}>{text}</Text>
      {outcome !== null && (
        <Text size="small" tone="soft" className={styles.text}>
          {outcome}
        </Text>
      )}
      {is_sealed ? (
        <AudienceLine short icon={<Lock />}>{t`Only you read this until the lawyer round closes.`}</AudienceLine>
      ) : (
        <AudienceLine short icon={<Eye />}>
          {t`Visible to: ${people.readerNames({ readers, audience, partyId })}`}
        </AudienceLine>
      )}
      {people.me?.role === 'mediator' && <Settle comment={comment} />}
    </div>
  );
}

function Settle({ comment: { id: commentId, outcome } }: { comment: ClauseComment }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [words, setWords] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isEmpty = words?.trim() === '';
  return (
    <>
      <Button tone="quiet" size="small" flush aria-haspopup="dialog" onClick={() => setWords(outcome ?? '')}>
        {outcome === null ? t`Say what became of it` : t`Change what became of it`}
      </Button>
      {words !== null && (
        <ActionDialog
          title={t`What became of this comment?`}
          description={t`Everybody who reads the comment reads your words below it.`}
          action={t`Save`}
          failed={t`Failed to save`}
          isReady={() => {
            setChecked(true);
            return !isEmpty;
          }}
          work={() => call(settleClauseComment, { commentId, outcome: words })}
          onClose={() => setWords(null)}
        >
          <Field
            label={t`Outcome`}
            hint={t`For example: “Taken in: date added.”`}
            error={isChecked && isEmpty && t`Write a few words.`}
          >
            <Input value={words} maxLength={limits.outcomeMax} onChange={({ target }) => setWords(target.value)} />
          </Field>
        </ActionDialog>
      )}
    </>
  );
}
