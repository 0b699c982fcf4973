import { t } from '@lingui/core/macro';
import type { Channel as ListedChannel, Conversation, Role } from '@mediation/api-client';
import { firstName, listOf } from '../../../words/names/people-names.ts';

type Member = Conversation['members'][number];

/** A channel with the facts for its texts: its case and everyone in it. */
export interface Channel extends Omit<Conversation, 'case_id' | 'type'>, Pick<ListedChannel, 'case_id' | 'type'> {
  caseTitle: string;
  /** Whether the case is closed, which makes the channel read-only. */
  isClosed: boolean;
  /** The members of the case's open channel; in a support channel its person. */
  everyone: Member[];
  mayWrite: boolean;
}

/** A channel of a case. */
export interface CaseChannel extends Channel {
  case_id: string;
}

interface Viewer {
  id: string;
  role: Role;
}

/**
 * The name of a channel for this person. The name of an open channel never sounds private. A private channel has the
 * party's full name, because two parties may share a first name.
 */
export function channelName(channel: Channel, viewer: Viewer): string {
  if (channel.type === 'admin') return personOf(channel, viewer)?.name ?? t`Admin Support`;
  if (viewer.role === 'divorcee')
    return channel.type === 'private' ? t`Mediator & Legal Team` : everyoneNamed(channel, viewer);
  if (channel.type === 'case') return channel.caseTitle;
  const party = channel.members.find((it) => it.user_id === channel.party_id);
  const name = party?.name ?? channel.caseTitle;
  return t`${name} · private`;
}

/** Names who reads a channel and who in the case does not. */
export function audienceOf(channel: Channel, viewer: Viewer): string {
  if (channel.type === 'admin') return audienceOfSupport(personOf(channel, viewer));
  const outside = channel.everyone.filter((it) => channel.members.every(({ user_id }) => user_id !== it.user_id));
  const isAlone = channel.members.every((it) => it.user_id === viewer.id);
  if (isAlone) return t`Only you so far. Whoever joins the case can read it then.`;
  // For a party these people are the name of the channel.
  if (channel.type === 'case' && viewer.role === 'divorcee')
    return t`Everyone in the case reads this; an admin only with a recorded reason.`;
  const readers = everyoneNamed(channel, viewer);
  if (channel.type === 'case')
    return t`${readers}. Everyone in the case reads this; an admin only with a recorded reason.`;
  if (outside.length === 0) return t`${readers}. Nobody else can see this.`;
  const others = listOf(outside.map((it) => shortName(it, channel.everyone)));
  return t`${readers}. ${others} can’t see this.`;
}

function audienceOfSupport(person: Member | undefined) {
  if (person === undefined) return t`You and the admins. Nobody in your case.`;
  const name = firstName(person.name);
  return t`${name} and the admins. Nobody in their case.`;
}

/** The person of a support channel, for an admin who answers. */
const personOf = ({ members }: Channel, viewer: Viewer) => members.find(({ user_id }) => user_id !== viewer.id);

/** "Ruth, Tomas and you". */
function everyoneNamed({ members, everyone }: Channel, viewer: Viewer) {
  const others = members.filter((it) => it.user_id !== viewer.id).map((it) => shortName(it, everyone));
  const isIn = members.some((it) => it.user_id === viewer.id);
  return listOf(isIn ? [...others, t`you`] : others);
}

/** The first name, or the full name if two people share the first name. */
function shortName(person: Member, among: Member[]) {
  const short = firstName(person.name);
  const isShared = among.some((it) => it.user_id !== person.user_id && firstName(it.name) === short);
  return isShared ? person.name : short;
}
