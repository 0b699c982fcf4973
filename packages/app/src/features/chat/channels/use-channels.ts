import {
  type Channel as ListedChannel,
  type Conversation,
  listCases,
  listChannels,
  listConversations,
} from '@mediation/api-client';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useWhole } from '../../../backend/use-pages.ts';
import type { Channel } from './channel-words.ts';

const channelsOf = ({ channels }: { channels: ListedChannel[] }) => channels;

/**
 * The channels of the person's cases, those of the most recently active case first, and their support channel. For an
 * admin also the channels of one case.
 */
export function useChannels(caseId?: string) {
  const { id: me, role } = useUser();
  const list = useWhole(listChannels, {}, channelsOf);
  const visited = useVisitedCase(role === 'admin' ? caseId : undefined);
  const inCases = list.data?.filter((it) => it.case_id !== null) ?? [];
  const order = role === 'divorcee' ? privateFirst : sharedFirst;
  const cases = Map.groupBy([...inCases, ...visited.channels], (it) => it.case_id);
  const own = list.data?.find(({ id }) => id === `support-${me}`);
  return {
    channels: [...cases.values()].flatMap((it) => ofCase(it.toSorted(order), me)),
    support: own && { ...own, ...noCase, everyone: own.members, mayWrite: true },
    isLoading: list.isPending || visited.isLoading,
    error: list.data === undefined ? list.error : visited.error,
    retry: () => void list.refetch(),
  };
}

const noCase = { caseTitle: '', isClosed: false };

type InCase = Pick<ListedChannel, keyof Conversation | 'case_title' | 'case_status'>;

const ofCase = (channels: InCase[], me: string) => {
  const everyone = channels.find(({ type }) => type === 'case')?.members ?? [];
  return channels.map((it): Channel => ({
    ...it,
    caseTitle: it.case_title ?? '',
    isClosed: it.case_status === 'closed',
    everyone,
    mayWrite: it.members.some(({ user_id }) => user_id === me),
  }));
};

/** The channels of a case that an admin opens without being in it. */
function useVisitedCase(caseId: string | undefined) {
  const options = { enabled: caseId !== undefined };
  const cases = useEndpoint(listCases, {}, options);
  const { data, error, isLoading } = useEndpoint(listConversations, { caseId: caseId ?? '' }, options);
  const its = cases.data?.cases.find(({ id }) => id === caseId);
  const facts = { case_title: its?.title ?? null, case_status: its?.status ?? null };
  const channels = data?.conversations.map((it): InCase => ({ ...it, ...facts })) ?? [];
  return { channels: caseId === undefined ? [] : channels, error, isLoading };
}

/** Private channels are in the order of the parties' names, so that they keep their places. */
const sharedFirst = (a: InCase, b: InCase) => byType(b, a) || byParty(a, b);
const privateFirst = (a: InCase, b: InCase) => byType(a, b) || byParty(a, b);

const byType = (a: InCase, b: InCase) => Number(a.type === 'case') - Number(b.type === 'case');
const byParty = (a: InCase, b: InCase) => partyOf(a).localeCompare(partyOf(b));
const partyOf = ({ members, party_id }: InCase) => members.find(({ user_id }) => user_id === party_id)?.name ?? '';
