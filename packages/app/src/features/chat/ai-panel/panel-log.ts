import type { ChatMessage } from '@mediation/api-client';

/** The log beside the panel: its messages, oldest first, and a way to show one of them. */
export interface PanelLog {
  messages: readonly ChatMessage[];
  onShow: (messageId: string) => void;
}
