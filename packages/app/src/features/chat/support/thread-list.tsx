import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type SupportState, type SupportThread, listSupportThreads } from '@mediation/api-client';
import { Button, ChannelList, SegmentedControl } from '@mediation/ui';
import type { Pages } from '../../../backend/use-pages.ts';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { ThreadRow } from './thread-row.tsx';

export interface ThreadListProps {
  list: Pages<SupportThread>;
  state: SupportState;
  openId: string | null;
  onState: (state: SupportState) => void;
  onChoose: (userId: string) => void;
}

/** The people who wrote to the support, by state. */
export function ThreadList({ list, state, openId, onState, onChoose }: ThreadListProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listSupportThreads, { limit: 1 });
  const open = data?.open_count ?? 0;
  const oldest = data?.threads[0]?.waiting_since;
  const states: Record<SupportState, string> = {
    open: t`Open ${open}`,
    answered: t({ context: 'questions', message: 'Answered' }),
    done: t({ context: 'questions', message: 'Done' }),
  };
  const empty: Record<SupportState, string> = {
    open: t`No open questions`,
    answered: t`Nothing answered`,
    done: t`Nothing done yet`,
  };
  return (
    <ChannelList.Root label={t`People who wrote to the support`} title={t({ context: 'help', message: 'Support' })}>
      <ChannelList.Tools lead={oldest ? waiting(open, relativeTime(oldest)) : t`Nobody waits for an answer.`}>
        <SegmentedControl.Root
          block
          label={t`Show`}
          value={state}
          onValueChange={(value) => onState(value as SupportState)}
        >
          {(['open', 'answered', 'done'] as const).map((it) => (
            <SegmentedControl.Item key={it} value={it}>
              {states[it]}
            </SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
      </ChannelList.Tools>
      {rows()}
    </ChannelList.Root>
  );

  function rows() {
    if (list.error !== null)
      return (
        <LoadFailed
          error={list.error}
          fallback={t`Failed to load the support inbox`}
          onRetry={list.retry}
          isRetrying={list.isRetrying}
        />
      );
    if (list.rows === undefined) return <ChannelList.Loading label={t`Loading the support inbox`} />;
    if (list.rows.length === 0) return <ChannelList.Empty title={empty[state]} />;
    return (
      <>
        {list.rows.map((thread) => (
          <ThreadRow
            key={thread.user_id}
            thread={thread}
            isOpen={thread.user_id === openId}
            onChoose={() => onChoose(thread.user_id)}
          />
        ))}
        {list.hasMore && (
          <Button tone="quiet" size="small" busy={list.isLoadingMore} onClick={list.loadMore}>
            {t`Show more`}
          </Button>
        )}
      </>
    );
  }

  function waiting(people: number, since: string) {
    const count = plural(people, { one: '# person waits for an answer.', other: '# people wait for an answer.' });
    return t`${count} The oldest question: ${since}.`;
  }
}
