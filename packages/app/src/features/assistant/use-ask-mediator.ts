import { listCases, listConversations } from '@mediation/api-client';
import { useNavigate } from 'react-router-dom';
import { useActiveCase } from '../../active-case/stored-active-case.ts';
import { useUser } from '../../auth/session-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { channelDraft } from '../../browser/channel-draft.ts';
import { panels } from '../../panel-paths.ts';
import { useOver } from '../../shared/layout/panel.ts';

/**
 * Returns how to carry a question to the mediator: it becomes the draft in the private channel of the party, or of the
 * lawyer's client, and the person sends it. The case is the active one, else their only one. Null for others, without an
 * open case and where there is no mediator.
 */
export function useAskMediator(): ((question: string) => void) | null {
  const { id, role } = useUser();
  const active = useActiveCase();
  const navigate = useNavigate();
  const over = useOver();
  const isAsker = role === 'divorcee' || role === 'lawyer';
  const cases = useEndpoint(listCases, {}, { enabled: isAsker });
  const open = cases.data?.cases.filter((it) => it.status !== 'closed') ?? [];
  const caseId = (open.find((it) => it.id === active) ?? (open.length === 1 ? open[0] : undefined))?.id;
  const enabled = caseId !== undefined;
  const { data } = useEndpoint(listConversations, { caseId: caseId ?? '' }, { enabled });
  const channel = data?.conversations.find(({ type, members }) => {
    const has = (test: (member: (typeof members)[number]) => boolean) => members.some(test);
    return type === 'private' && has((it) => it.user_id === id) && has((it) => it.role === 'mediator');
  });
  if (!enabled || channel === undefined) return null;
  return (question) => {
    channelDraft(id, channel.id).add(question);
    void navigate(over(panels.chat(caseId, channel.party_id ?? undefined)), { state: 'drafted' });
  };
}
