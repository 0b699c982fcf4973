import type { SupportThread } from '@mediation/api-client';
import type { Channel } from '../channels/channel-words.ts';

/** The channel of a support thread, as an admin reads and answers it. */
export function supportChannel({ user_id, name, role, unread_count, last_message }: SupportThread): Channel {
  const members = [{ user_id, name, role }];
  return {
    id: `support-${user_id}`,
    type: 'admin',
    case_id: null,
    party_id: null,
    members,
    everyone: members,
    caseTitle: '',
    isClosed: false,
    mayWrite: true,
    unread_count,
    last_message,
    risk: null,
  };
}
