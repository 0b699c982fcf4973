import type { AiChatEntry } from '@mediation/api-client';

/** A line of the talk with the assistant, as the panel shows it. */
export interface Line {
  key: string;
  at: string;
  senderId: 'me' | 'ai';
  text: string;
  confidence: AiChatEntry['confidence'];
  disclaimer: string | null;
  sources: { label: string; href: string }[];
  followUps: string[];
  /** Advice to look elsewhere. */
  note: string | null;
  /** The question that got no answer. */
  unanswered?: string;
}

/** A line that somebody or the assistant just said. */
export const newLine = (senderId: Line['senderId'], text: string, more: Partial<Line> = {}): Line => ({
  key: crypto.randomUUID(),
  at: new Date().toISOString(),
  senderId,
  text,
  confidence: null,
  disclaimer: null,
  sources: [],
  followUps: [],
  note: null,
  ...more,
});

/** A line that was kept. */
export const keptLine = ({ id, created_at, role, content, confidence, disclaimer }: AiChatEntry): Line =>
  newLine(role === 'user' ? 'me' : 'ai', content, { key: id, at: created_at, confidence, disclaimer });
