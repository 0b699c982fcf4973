import { useLingui } from '@lingui/react/macro';
import { limits, forwardSupport, type SupportThread } from '@mediation/api-client';
import { Field } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import { UndrawnNote } from '../../../shared/forms/undrawn-note.tsx';
import { firstName } from '../../../words/names/people-names.ts';
import { LongText } from '../../../shared/forms/long-text.tsx';

interface ForwardDialogProps {
  thread: SupportThread;
  onClose: () => void;
}

/** Forwards a party's question to their mediator, and tells the party so in words that the admin can change. */
export function ForwardDialog({
  thread: { user_id: userId, name: fullName, last_message_id },
  onClose,
}: ForwardDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const name = firstName(fullName);
  const [messageId] = useState(last_message_id);
  const [content, setContent] = useState(
    t`Your question is about your case. I told your mediator that you have a question, and nothing of what you wrote here. Please write to them in your private channel.`,
  );
  const [isChecked, setChecked] = useState(false);
  return (
    <ActionDialog
      title={t`Pass on to the mediator?`}
      description={t`The mediator of ${name} learns that there is a question, and not its words. ${name} gets this message from you.`}
      action={t`Pass on`}
      failed={t`Failed to pass this on`}
      isReady={() => {
        setChecked(true);
        return content.trim() !== '';
      }}
      work={() => call(forwardSupport, { userId, messageId, content })}
      onClose={onClose}
    >
      <Field label={t`Message to ${name}`} error={isChecked && content.trim() === '' ? t`Write a message.` : undefined}>
        <LongText value={content} most={limits.messageMax} onChange={(event) => setContent(event.target.value)} />
      </Field>
      <UndrawnNote text={content} />
    </ActionDialog>
  );
}
