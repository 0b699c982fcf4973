import { tabWork } from './tab-work.ts';

const changed = 'channel-draft-changed';

/** The draft of a person's message in a channel. It stays in this tab until it is sent or the person signs out. */
export function channelDraft(userId: string, channelId: string) {
  const key = `draft:${userId}:${channelId}`;
  const read = () => tabWork.read(key) ?? '';
  const write = (text: string) => {
    if (text === '') tabWork.drop(key);
    else tabWork.keep(key, text);
    dispatchEvent(new Event(changed));
  };
  return {
    read,
    write,
    /** Adds a paragraph below what is already written. */
    add: (text: string) => write([read(), text].filter(Boolean).join('\n\n')),
  };
}

/** Calls the listener after each change of a draft; returns how to stop. */
export function onDraftChange(listener: () => void) {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}
