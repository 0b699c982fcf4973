import type { AiChatEntry, Citation } from '@mediation/api-client';

/** A line of the conversation with the assistant. */
export interface Line {
  key: string;
  at: string;
  senderId: 'me' | 'ai';
  text: string;
  confidence: AiChatEntry['confidence'];
  disclaimer: string | null;
  /** The passages that an answer quotes. */
  sources: Citation[];
  followUps: string[];
  /** Advice to look for other sources. */
  note: string | null;
  /** The question that failed, for a retry. */
  unanswered?: string;
}

/** Creates a line that was just written. */
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

/** Converts a stored line. */
export const keptLine = ({ id, created_at, role, content, confidence, disclaimer, citations }: AiChatEntry): Line =>
  newLine(role === 'user' ? 'me' : 'ai', content, {
    key: id,
    at: created_at,
    confidence,
    disclaimer,
    sources: citations,
  });

/** The last question of a conversation. */
export const lastQuestion = (lines: readonly Line[]) => lines.findLast(({ senderId }) => senderId === 'me');
