import { useLingui } from '@lingui/react/macro';
import { Button, Row, ScreenOnly, Stack } from '@mediation/ui';
import { CircleQuestionMark, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { commentElement } from '../../../shared/cases/comment-place.ts';
import { ClauseCommentForm, commentDraft } from './clause-comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { useChoices } from './use-choices.ts';
import type { Discussion } from './use-discussion.ts';

export interface ClauseDiscussionProps {
  discussion: Discussion;
  clauseId: string;
  /** Its number in the document. */
  number: number;
}

/** The comments on a clause that are for the reader, and the ways to write one. */
export function ClauseDiscussion({ discussion, clauseId, number }: ClauseDiscussionProps) {
  const { t } = useLingui();
  const { version, comments, people } = discussion;
  const choices = useChoices(discussion);
  const [writing, setWriting] = useState<'question' | 'comment' | null>(() =>
    commentDraft(version.id, clauseId).read() === null ? null : 'comment',
  );
  const commentButton = useRef<HTMLButtonElement>(null);
  const questionButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<(() => HTMLElement | null) | null>(null);
  // A sent comment arrives with a later render than the one that removes the form.
  useEffect(() => {
    const target = focusNext.current?.();
    if (!target) return;
    target.focus();
    focusNext.current = null;
  });
  const close = (sent?: string) => {
    const opener = writing === 'question' ? questionButton : commentButton;
    setWriting(null);
    focusNext.current = () => (sent === undefined ? opener.current : document.getElementById(commentElement(sent)));
  };
  return (
    <Stack gap="small">
      <CommentList discussion={discussion} comments={comments.filter(({ clause_id }) => clause_id === clauseId)} />
      {writing === null ? (
        choices.length > 0 && (
          <ScreenOnly>
            <Row wrap gap="small">
              {people.me?.role === 'divorcee' && (
                <Button ref={questionButton} tone="quiet" size="small" flush onClick={() => setWriting('question')}>
                  <CircleQuestionMark />
                  {t`Ask a question`}
                </Button>
              )}
              <Button
                ref={commentButton}
                tone="plain"
                size="small"
                flush={people.me?.role !== 'divorcee'}
                onClick={() => setWriting('comment')}
              >
                <MessageCircle />
                {t`Comment`}
              </Button>
            </Row>
          </ScreenOnly>
        )
      ) : (
        <ClauseCommentForm
          discussion={discussion}
          clauseId={clauseId}
          label={
            writing === 'question'
              ? t`Your question about clause ${number} of version ${version.number}`
              : t`Your comment on clause ${number} of version ${version.number}`
          }
          onClose={close}
        />
      )}
    </Stack>
  );
}
