import { type Channel as ListedChannel, type Conversation, listChannels } from '@mediation/api-client';
import { useUser } from '../../../auth/session-provider.tsx';
import { useWhole } from '../../../backend/use-pages.ts';
import type { Channel } from './channel-words.ts';

const channelsOf = ({ channels }: { channels: ListedChannel[] }) => channels;

/**
 * The channels of the person's cases, those of the most recently active case first, and their support channel.
 */
export function useChannels() {
  const { id: me, role } = useUser();
  const list = useWhole(listChannels, {}, channelsOf);
  const inCases = list.data?.filter((it) => it.case_id !== null) ?? [];
  const order = role === 'divorcee' ? privateFirst : sharedFirst;
  const cases = Map.groupBy(inCases, (it) => it.case_id);
  const own = list.data?.find(({ id }) => id === `support-${me}`);
  return {
    channels: [...cases.values()].flatMap((it) => ofCase(it.toSorted(order), me)),
    support: own && { ...own, ...noCase, everyone: own.members, mayWrite: true },
    isLoading: list.isPending,
    error: list.data === undefined ? list.error : null,
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

/** Private channels are in the order of the parties' names, so that they keep their places. */
const sharedFirst = (a: InCase, b: InCase) => byType(b, a) || byParty(a, b);
const privateFirst = (a: InCase, b: InCase) => byType(a, b) || byParty(a, b);

const byType = (a: InCase, b: InCase) => Number(a.type === 'case') - Number(b.type === 'case');
const byParty = (a: InCase, b: InCase) => partyOf(a).localeCompare(partyOf(b));
const partyOf = ({ members, party_id }: InCase) => members.find(({ user_id }) => user_id === party_id)?.name ?? '';
