import type { ChatMessage } from '@mediation/api-client';

/** Where the messages of an export are from; null where a channel belongs to no case. */
export interface ExportedChannel {
  reference: string | null;
  title: string | null;
  /** The party of a private channel, or the person of a support channel. */
  party: string | null;
  organization: string | null;
  color: string | null;
  /** The organization's; without a case, that of the reader. */
  locale: string;
  /** The time zone of the case; without a case, that of the reader. */
  time_zone: string;
}

/** A message of an export. */
export interface ExportedMessage {
  id: string;
  sent_at: string;
  author: string;
  role: ChatMessage['sender_role'];
  text: string;
  document: { file_name: string; sha256: string | null } | null;
  redacted: { at: string; by: string | null; reason: ChatMessage['redacted_reason'] } | null;
}

/** What an export says, in both formats. Its hash is the one of its JSON. */
export interface ExportedContent {
  channel: string;
  case: { reference: string; title: string } | null;
  messages: ExportedMessage[];
}
