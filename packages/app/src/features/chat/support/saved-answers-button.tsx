import { useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@mediation/ui';
import { TextQuote } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { channelDraft } from '../../../browser/channel-draft.ts';
import { SavedAnswerList } from './saved-answer-list.tsx';

/** Inserts a saved answer into the draft to a person, and keeps the list of them. */
export function SavedAnswersButton({ userId }: { userId: string }) {
  const { t } = useLingui();
  const draft = channelDraft(useUser().id, `support-${userId}`);
  const [isOpen, setOpen] = useState(false);
  const isUsed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const use = (content: string) => {
    draft.add(content);
    isUsed.current = true;
    setOpen(false);
  };
  const toTheText = (event: Event) => {
    const text = button.current?.closest('section')?.querySelector('textarea');
    if (!isUsed.current || !text) return;
    isUsed.current = false;
    event.preventDefault();
    text.focus();
    text.setSelectionRange(text.value.length, text.value.length);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button ref={button} tone="quiet" size="small">
          <TextQuote />
          {t`Use a saved answer`}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content size="medium" closeLabel={t`Close`} onCloseAutoFocus={toTheText}>
        <Dialog.Title>{t`Saved answers`}</Dialog.Title>
        <SavedAnswerList userId={userId} draft={draft.read()} onUse={use} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
