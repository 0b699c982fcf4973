import type { EngineMark, InsightType } from '@mediation/api-client';
import type { Line } from './transcript.ts';

/** A message that awaits analysis, or one of the last before it. */
export interface Said extends Line {
  role: string;
  /** Not analysed yet. Findings in older messages are known already. */
  isNew: boolean;
  /** One of the last five of its channel. */
  isLast: boolean;
  /** Whether its writer says yes to AI, and AI is on. */
  mayRead: boolean;
}

/** A finding to store: its messages, and whether it holds grave signs alone. */
export interface Finding {
  type: InsightType;
  content: { engine: EngineMark };
  messageIds: string[];
  isSafetyOnly: boolean;
}

/** Shorter texts say too little. */
const leastLength = 10;

export const isTooShort = (messages: readonly Line[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0) < leastLength;
