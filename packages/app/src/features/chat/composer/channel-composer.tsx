import { useLingui } from '@lingui/react/macro';
import { limits, listCases } from '@mediation/api-client';
import { ChatComposer, Notice, Stack } from '@mediation/ui';
import { Archive } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { keepsFromWriting, useCaseMode } from '../../../shared/cases/mode/use-case-mode.ts';
import { SuspendedCaseNotice } from '../../../shared/cases/suspended-notice.tsx';
import { UndrawnNote } from '../../../shared/forms/undrawn-note.tsx';
import { type Channel, channelName } from '../channels/channel-words.ts';
import { useComposerHelp } from '../draft-help/composer-help.tsx';
import type { DraftHelp } from '../draft-help/use-draft-help.ts';
import { useAttachments } from './use-attachments.ts';
import type { useOutbox } from './use-outbox.ts';

export interface ChannelComposerProps {
  channel: Channel;
  /** A line above the composer. */
  note: ReactNode;
  /** Other tools for writing. */
  tools?: ReactNode;
  draft: string;
  setDraft: (text: string) => void;
  help: DraftHelp;
  /** Whether the AI panel shows the help with the draft. */
  isPanelOpen: boolean;
  outbox: ReturnType<typeof useOutbox>;
  onSent: () => void;
}

/** Writes into a channel, with documents and help with the words; in a closed case and a suspended organization it says that nothing can be written. */
export function ChannelComposer(props: ChannelComposerProps) {
  const { channel, note, tools, draft, setDraft, help, isPanelOpen, outbox, onSent } = props;
  const { t } = useLingui();
  const user = useUser();
  const name = channelName(channel, user);
  const mode = useCaseMode(channel.type === 'case' ? channel.case_id : null)?.mode.mode;
  const isStopped = keepsFromWriting(mode, user.role);
  const composerHelp = useComposerHelp(help, isPanelOpen);
  const attachments = useAttachments(channel);
  const mediationCase = useEndpoint(listCases, {}).data?.cases.find(({ id }) => id === channel.case_id);
  const composer = useRef<HTMLDivElement>(null);
  const { state }: { state: unknown } = useLocation();
  useEffect(() => {
    // Somebody who brings a draft goes on with it.
    const text = state === 'drafted' && composer.current?.querySelector('textarea');
    if (!text) return;
    text.focus();
    text.setSelectionRange(text.value.length, text.value.length);
  }, [state]);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  if (mediationCase?.is_suspended) return <SuspendedCaseNotice mediationCase={mediationCase} />;
  if (channel.isClosed)
    return (
      <Notice icon={<Archive />}>{t`This case is closed. You can read everything; nothing new can be written.`}</Notice>
    );

  const send = async () => {
    const documents = attachments.isEmpty ? [] : await attachments.upload();
    if (documents === undefined) return;
    const [first, ...others] = documents;
    void sendDraft(first);
    for (const { id, file_name } of others) void outbox.send(channel.id, file_name, id);
    // What was typed during the upload stays.
    setDraft(latest.current.startsWith(draft) ? latest.current.slice(draft.length) : latest.current);
    onSent();
  };
  async function sendDraft(document: { id: string; file_name: string } | undefined) {
    const isRefused = await outbox.send(channel.id, draft.trim() || (document?.file_name ?? ''), document?.id);
    // What the case does not take at the moment goes back to where it was written.
    if (isRefused && latest.current === '') setDraft(draft);
  }
  const isTooLong = draft.trim().length > limits.messageMax;
  const isSending = outbox.unsent.some(({ channelId, state }) => channelId === channel.id && state === 'sending');
  return (
    <Stack ref={composer} gap="small">
      {note}
      <UndrawnNote text={draft} />
      <ChatComposer
        label={t`Message to ${name}`}
        placeholder={t`Write a message`}
        sendLabel={t`Send`}
        value={draft}
        onValueChange={setDraft}
        onSend={() => void send()}
        {...composerHelp}
        tools={
          <>
            {tools}
            {composerHelp.tools}
          </>
        }
        attach={attachments.attach}
        disabled={!channel.mayWrite}
        sending={isTooLong || isStopped || attachments.isBusy || isSending}
        error={isTooLong ? t`This is too long to send. Use ${limits.messageMax} characters or fewer.` : undefined}
      />
    </Stack>
  );
}
