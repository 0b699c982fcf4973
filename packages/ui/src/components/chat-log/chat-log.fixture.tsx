import type { ReactNode } from 'react';
import { ChatMessage } from '../chat-message/chat-message.tsx';
import type { LogPlace, LoggedMessage } from './log-place.ts';

/** A message of the stories. Times have no zone, so that they read the same everywhere. */
export interface StoryMessage extends LoggedMessage {
  text: string;
}

const people = {
  maya: { author: 'Maya Okafor', from: 'other', avatarTone: 'a' },
  daniel: { author: 'Daniel Okafor', from: 'other', avatarTone: 'b' },
  ruth: { author: 'Ruth Lindqvist', role: 'Mediator', from: 'mediator' },
  tomas: { author: 'Tomas Herrera', role: 'Your lawyer', from: 'other' },
  me: { author: 'You', from: 'me' },
} as const;

export type StoryPerson = keyof typeof people;

/** Creates a message; its text is the default key. */
export const said = (senderId: StoryPerson, at: string, text: string, key = text): StoryMessage => ({
  key,
  at,
  senderId,
  text,
});

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Creates any number of messages, 60 per day. */
export const manyMessages = (count: number): StoryMessage[] =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 60))).toISOString().slice(0, 10);
    const sender = (['maya', 'maya', 'daniel', 'ruth'] as const)[at % 4] ?? 'maya';
    return said(
      sender,
      `${day}T09:${twoDigits(at % 60)}`,
      `Message ${at + 1}${' and some more words'.repeat(at % 5)}`,
      `m${at + 1}`,
    );
  });

/** Renders a message of a story. */
export const drawMessage = (message: StoryMessage, { isGrouped }: LogPlace): ReactNode => (
  <ChatMessage {...people[message.senderId as StoryPerson]} time={message.at.slice(11, 16)} grouped={isGrouped}>
    {message.text}
  </ChatMessage>
);

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** The labels of a log in the stories. */
export const logProps = {
  label: 'Messages',
  dayName: (at: string) => `${Number(at.slice(8, 10))} ${monthNames[Number(at.slice(5, 7)) - 1]}`,
  labels: {
    older: 'Show older messages',
    loadingOlder: 'Loading',
    unread: 'New',
    newMessages: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    newest: 'Newest messages',
  },
  announce: ({ senderId, text }: StoryMessage) => {
    const { author, role } = { role: '', ...people[senderId as StoryPerson] };
    return senderId === 'me' ? 'Sent' : `${[author, role.toLowerCase()].filter(Boolean).join(', ')}: ${text}`;
  },
  isMine: ({ senderId }: StoryMessage) => senderId === 'me',
};
