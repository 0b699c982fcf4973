import { useLingui } from '@lingui/react/macro';
import { type SupportThread, getSupportThread, markSupportDone } from '@mediation/api-client';
import { Button, ChatMiddle, Text } from '@mediation/ui';
import { tablet, useMediaQuery } from '@mediation/ui/viewer';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Connection } from '../../../backend/live.ts';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { ChannelPane } from '../channel-pane.tsx';
import { AccountButton } from './account-facts.tsx';
import { ForwardDialog } from './forward-dialog.tsx';
import { useOutbox } from '../composer/use-outbox.ts';
import { SavedAnswersButton } from './saved-answers-button.tsx';
import { supportChannel } from './support-channel.ts';

export interface SupportPaneProps {
  userId: string;
  connection: Connection;
  onBack: () => void;
  onDone: () => void;
}

/** One person's support channel, to read, to answer and to mark as done. */
export function SupportPane({ userId, connection, onBack, onDone }: SupportPaneProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const isNarrow = useMediaQuery(tablet);
  const outbox = useOutbox(connection);
  const { run, isBusy } = useAction();
  const { data, error, refetch } = useEndpoint(getSupportThread, { userId });
  if (data === undefined)
    return (
      <ChatMiddle>
        {error !== null && <LoadFailed error={error} fallback={t`Failed to load messages`} onRetry={refetch} />}
      </ChatMiddle>
    );
  const { thread } = data;
  const finish = async () => {
    const messageId = thread.last_message_id;
    const texts = { failed: t`Failed to mark this as done`, done: t`Marked as done` };
    if (await run(() => call(markSupportDone, { userId, messageId }), texts)) onDone();
  };
  return (
    <ChannelPane
      channel={supportChannel(thread)}
      connection={connection}
      outbox={outbox}
      onBack={onBack}
      tools={<SavedAnswersButton userId={userId} />}
      note={thread.role === 'divorcee' && <ForwardQuestion thread={thread} />}
      actions={
        <>
          {thread.state === 'done' ? <DoneBy thread={thread} /> : <DoneButton busy={isBusy} onClick={finish} />}
          {isNarrow && <AccountButton userId={userId} />}
        </>
      }
    />
  );
}

function DoneButton({ busy, onClick }: { busy: boolean; onClick: () => Promise<void> }) {
  const { t } = useLingui();
  return (
    <div>
      <Button tone="secondary" size="small" busy={busy} onClick={() => void onClick()}>
        <Check />
        {t`Mark as done`}
      </Button>
    </div>
  );
}

function ForwardQuestion({ thread }: { thread: SupportThread }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button tone="plain" size="small" onClick={() => setOpen(true)}>
        {t`Pass on to the mediator`}
      </Button>
      {isOpen && <ForwardDialog thread={thread} onClose={() => setOpen(false)} />}
    </div>
  );
}

function DoneBy({ thread: { done_by: admin } }: { thread: SupportThread }) {
  const { t } = useLingui();
  return (
    <Text size="small" tone="soft">
      {admin === null ? t({ context: 'questions', message: 'Done' }) : t`Done by ${admin}`}
    </Text>
  );
}
