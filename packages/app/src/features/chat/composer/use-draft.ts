import { useSyncExternalStore } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { channelDraft, onDraftChange } from '../../../browser/channel-draft.ts';

/** The draft of the person's message in a channel, and a call to change it. */
export function useDraft(channelId: string) {
  const { id } = useUser();
  const { read, write } = channelDraft(id, channelId);
  return [useSyncExternalStore(onDraftChange, read), write] as const;
}
