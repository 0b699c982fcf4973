import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ChatMessage, searchMessages } from '@mediation/api-client';
import { Announcer, ChatFound, EmptyState, List, LoadMore, Stack, Text } from '@mediation/ui';
import { useEffect, useState } from 'react';
import { usePages } from '../../../backend/use-pages.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { moment } from '../../../words/times/relative-time.ts';
import { markedPieces } from '../log/marked-pieces.ts';

const pause = 300;
const messagesOf = ({ messages }: { messages: ChatMessage[] }) => messages;

export interface SearchResultsProps {
  channelId: string;
  words: string;
  onChoose: (message: ChatMessage) => void;
}

/** The messages of a channel with the words of a search, newest first. */
export function SearchResults({ channelId, words, onChoose }: SearchResultsProps) {
  const { t } = useLingui();
  const user = useUser();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(words.trim()), pause);
    return () => clearTimeout(timer);
  }, [words]);
  const found = usePages(searchMessages, { channelId, q }, messagesOf, { enabled: q !== '' });
  const count = found.rows?.length ?? 0;
  const many = plural(count, { one: 'Showing # message', other: 'Showing # messages' });
  if (found.error !== null)
    return (
      <LoadFailed
        error={found.error}
        fallback={t`Failed to load messages`}
        onRetry={found.retry}
        isRetrying={found.isRetrying}
      />
    );
  return (
    <ChatFound>
      <Announcer message={found.rows === undefined ? '' : count === 0 ? t`No message has these words` : many} />
      {found.rows !== undefined && count === 0 && (
        <EmptyState title={t`No message has these words`}>{t`Try fewer words, or a part of one.`}</EmptyState>
      )}
      <List aria-label={t`Found messages`}>
        {found.rows?.map((message) => (
          <List.Row key={message.id} align="start" asChild>
            <button type="button" aria-labelledby={message.id} onClick={() => onChoose(message)}>
              <Stack id={message.id} gap="tiny" grow>
                <Text size="small" tone="soft">
                  {message.sender_id === user.id ? t`You` : message.sender_name} · {moment(message.created_at)}
                </Text>
                <span>
                  {markedPieces(message.content, q).map(({ at, text, isMarked }) =>
                    isMarked ? <mark key={at}>{text}</mark> : text,
                  )}
                </span>
              </Stack>
            </button>
          </List.Row>
        ))}
      </List>
      {count > 0 && (
        <LoadMore
          status={many}
          label={found.isLoadingMore ? t`Loading` : t`Show more`}
          busy={found.isLoadingMore}
          done={!found.hasMore}
          onLoadMore={found.loadMore}
        />
      )}
    </ChatFound>
  );
}
