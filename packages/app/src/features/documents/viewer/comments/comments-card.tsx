import { Plural, useLingui } from '@lingui/react/macro';
import { type DocumentComment, type Upload, deleteDocumentComment, listDocumentComments } from '@mediation/api-client';
import { AudienceLine, Button, Card, List, Stack, Text } from '@mediation/ui';
import { Trash2 } from 'lucide-react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { useUser } from '../../../../auth/session-provider.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { LoadFailed } from '../../../../shared/loading/load-failed.tsx';
import { SkeletonRows } from '../../../../shared/loading/skeleton-rows.tsx';
import { relativeTime } from '../../../../words/times/relative-time.ts';
import { useCommentReaders } from './comment-audience.ts';
import { DocumentCommentForm } from './document-comment-form.tsx';

const looks = { private: 'self', mediator: 'mediator', my_side: 'lawyer', everyone: 'case' } as const;

export interface CommentsCardProps {
  upload: Upload;
  page: number;
  onPageChange: (page: number) => void;
  /** Nothing can be added: the case is closed, or its organization suspended. */
  isClosed: boolean;
  /** Nothing can be deleted either: the organization is suspended. */
  isSuspended: boolean;
}

/** What people wrote about the whole document and beside this page, what is beside others, and a place to write. */
export function CommentsCard({ upload, page, onPageChange, isClosed, isSuspended }: CommentsCardProps) {
  const { t } = useLingui();
  const query = useEndpoint(listDocumentComments, { uploadId: upload.id });
  const all = query.data?.comments ?? [];
  const here = all.filter((it) => it.page === null || it.page === page);
  const elsewhere = [...new Set(all.flatMap((it) => it.page ?? []))].filter((it) => it !== page);
  return (
    <Card flush aria-labelledby="comments">
      <Card.Head>
        <Card.Title id="comments">{t`Comments on page ${page}`}</Card.Title>
        {all.length > 0 && <Plural value={all.length} one="# in all" other="# in all" />}
      </Card.Head>
      {query.data === undefined && (
        <Card.Body>
          {query.error === null ? (
            <SkeletonRows label={t`Loading comments`} count={1} />
          ) : (
            <LoadFailed error={query.error} fallback={t`Failed to load comments`} onRetry={query.refetch} />
          )}
        </Card.Body>
      )}
      {here.length > 0 && (
        <List aria-labelledby="comments">
          {here.map((it) => (
            <CommentRow key={it.id} comment={it} upload={upload} isSuspended={isSuspended} />
          ))}
        </List>
      )}
      <Card.Body>
        <Stack>
          {query.data !== undefined && here.every((it) => it.page === null) && (
            <Text size="small" tone="soft">{t`Nobody has written about this page yet.`}</Text>
          )}
          {elsewhere.map((it) => (
            <Button key={it} tone="quiet" size="small" onClick={() => onPageChange(it)}>
              {t`See the comments on page ${it}`}
            </Button>
          ))}
          {!isClosed && <DocumentCommentForm upload={upload} page={page} />}
        </Stack>
      </Card.Body>
    </Card>
  );
}

interface CommentRowProps {
  comment: DocumentComment;
  upload: Upload;
  isSuspended: boolean;
}

function CommentRow({ comment, upload, isSuspended }: CommentRowProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { id } = useUser();
  const { run, isBusy } = useAction();
  const readers = useCommentReaders(upload);
  const remove = () =>
    run(() => call(deleteDocumentComment, { uploadId: upload.id, commentId: comment.id }), {
      failed: t`Failed to delete the comment`,
    });
  return (
    <List.Row
      align="start"
      end={
        comment.author_id === id &&
        !isSuspended && (
          <Button
            tone="plain"
            size="small"
            disabled={isBusy}
            aria-label={t`Delete your comment of ${relativeTime(comment.created_at)}`}
            onClick={() => void remove()}
          >
            <Trash2 />
          </Button>
        )
      }
    >
      <Stack gap="tiny" grow>
        <Text size="small" weight="strong">
          {comment.author_id === id ? t`You` : comment.author_name}, {relativeTime(comment.created_at)}
          {comment.page === null && ` · ${t`Whole document`}`}
        </Text>
        <Text typed>{comment.text}</Text>
        <AudienceLine short audience={looks[comment.audience]}>
          {readers.of(comment)}
        </AudienceLine>
      </Stack>
    </List.Row>
  );
}
