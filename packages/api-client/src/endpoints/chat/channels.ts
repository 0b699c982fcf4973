import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pageInput, pageOutput } from '../../page.ts';
import { RiskLevel } from '../assistance/ai-results.ts';
import { RiskSpeakers } from '../assistance/insight-contents.ts';
import { CaseStatus } from '../cases/cases.ts';
import { ChannelId } from './channel-id.ts';
import { Role } from '../people/users.ts';
import { Timestamp } from '../values.ts';

/** The newest message of a channel, for its preview. */
export const LastMessage = z.object({
  content: z.string(),
  created_at: Timestamp,
  sender_id: z.uuid(),
  sender_name: z.string(),
  redacted_at: z.nullable(Timestamp),
  redacted_by: z.nullable(z.uuid()),
});

/** The gravest high or critical risk in a channel that no mediator acknowledged; null for others than the case's mediators. */
export const ChannelRisk = z.nullable(
  z.object({ insight_id: z.uuid(), level: RiskLevel, score: z.number(), speakers: RiskSpeakers }),
);

/**
 * A channel of a case as the caller sees it, with its readers from the case. Admins read the open channel of every case
 * and are not listed.
 */
export const Conversation = z.object({
  id: ChannelId,
  case_id: z.uuid(),
  type: z.enum(['case', 'private']),
  /** The party to whom a private channel belongs. */
  party_id: z.nullable(z.uuid()),
  members: z.array(z.object({ user_id: z.uuid(), name: z.string(), role: Role })),
  /** Counts at most 1,000 messages after the last one read. */
  unread_count: z.int(),
  last_message: z.nullable(LastMessage),
  risk: ChannelRisk,
});
export type Conversation = z.infer<typeof Conversation>;

/**
 * A channel in the caller's list. The type `admin` is a support channel: its one member asks for help, and all admins
 * read it.
 */
export const Channel = z.extend(Conversation, {
  type: z.enum(['case', 'private', 'ai', 'admin']),
  case_id: z.nullable(z.uuid()),
  case_title: z.nullable(z.string()),
  case_status: z.nullable(CaseStatus),
  last_activity_at: Timestamp,
});
export type Channel = z.infer<typeof Channel>;

/** Lists the channels of a case that the caller may read. */
export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations/case/:caseId',
  reads: ['conversations', 'participants', 'insights'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({ ok: z.literal(true), conversations: z.array(Conversation) }),
});

/**
 * Lists the caller's channels, most recently active first: those of their cases, their assistant and their support
 * channel. Admins also get every support channel that has messages.
 */
export const listChannels = endpoint({
  method: 'GET',
  path: '/api/chat/channels',
  reads: ['conversations', 'participants', 'insights'],
  input: z.object(pageInput),
  output: z.object({ channels: z.array(Channel), ...pageOutput }),
});
