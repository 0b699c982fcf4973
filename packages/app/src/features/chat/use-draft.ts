import { useState } from 'react';
import { useUser } from '../../auth/session-provider.tsx';
import { tabStorage } from '../../browser/storage.ts';

/** The draft of a message in a channel. It stays in this tab until it is sent or the person signs out. */
export function useDraft(channelId: string) {
  const { id } = useUser();
  const key = `draft:${id}:${channelId}`;
  const [draft, setDraft] = useState({ key, text: tabStorage.getItem(key) ?? '' });
  const text = draft.key === key ? draft.text : (tabStorage.getItem(key) ?? '');
  const write = (next: string) => {
    setDraft({ key, text: next });
    if (next === '') tabStorage.removeItem(key);
    else tabStorage.setItem(key, next);
  };
  return [text, write] as const;
}
