import { useLingui } from '@lingui/react/macro';
import { RedactionReason, redactMessage } from '@mediation/api-client';
import { ChatBubble, RadioGroup } from '@mediation/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ActionDialog } from '../../../shared/forms/action-dialog.tsx';
import type { ShownMessage } from '../log/messages.ts';
import { reasonName } from './redaction-words.ts';

export interface RedactDialogProps {
  message: ShownMessage;
  /** The name of the author; null for one's own message. */
  author: string | null;
  onClose: () => void;
  /** Moves the focus to the message, or to what is in its place. */
  returnFocus: () => void;
}

/** Asks before a message is redacted, because that cannot be undone. The reason is shown in its place. */
export function RedactDialog({ message, author, onClose, returnFocus }: RedactDialogProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [reason, setReason] = useState<RedactionReason | null>(author === null ? 'mistake' : null);
  const [isChecked, setChecked] = useState(false);
  return (
    <ActionDialog
      title={author === null ? t`Take back your message?` : t`Take back the message of ${author}?`}
      description={t`The words are erased for everyone and cannot come back. Somebody may have read them already. A line stays that says who did it, when and why.`}
      action={t`Take back`}
      failed={t`Failed to take the message back`}
      isReady={() => {
        setChecked(true);
        return reason !== null;
      }}
      work={async () => {
        if (message.id === null || reason === null) return;
        await call(redactMessage, { messageId: message.id, reason });
      }}
      onClose={onClose}
      focusInstead={returnFocus}
      focusAfter={returnFocus}
    >
      <ChatBubble>{excerpt(message.text)}</ChatBubble>
      <RadioGroup.Root
        label={t`Reason`}
        value={reason}
        onValueChange={(value) => setReason(RedactionReason.parse(value))}
        error={isChecked && reason === null ? t`Choose a reason.` : undefined}
      >
        {RedactionReason.options.map((it) => (
          <RadioGroup.Item key={it} value={it}>
            {reasonName(it)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </ActionDialog>
  );
}

const longest = 160;

const excerpt = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
