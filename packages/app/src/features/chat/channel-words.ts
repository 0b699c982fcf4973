import { t } from '@lingui/core/macro';
import type { Conversation, Role } from '@mediation/api-client';
import { firstName, listOf } from '../../words/people.ts';

type Member = Conversation['members'][number];

/** A channel with what its words need: the case it belongs to and everyone in that case. */
export interface Channel extends Conversation {
  caseTitle: string;
  /** Whether the case is closed: it can be read, and takes no more messages. */
  isClosed: boolean;
  /** Who is in the channel that everyone in the case shares. */
  everyone: Member[];
}

interface Viewer {
  id: string;
  role: Role;
}

/**
 * What a channel is called, seen by this person. The name of a shared channel never sounds private; that of a private one
 * is the party's whole name, because two parties, here or in another case, may share the first.
 */
export function channelName(channel: Channel, viewer: Viewer): string {
  if (viewer.role === 'divorcee')
    return channel.type === 'private' ? t`Mediator & Legal Team` : everyoneNamed(channel, viewer);
  if (channel.type === 'case') return channel.caseTitle;
  const party = channel.members.find((it) => it.user_id === channel.party_id);
  const name = party?.name ?? channel.caseTitle;
  return t`${name} · private`;
}

/** Who reads what is written in a channel, and who of the case does not. */
export function audienceOf(channel: Channel, viewer: Viewer): string {
  const readers = everyoneNamed(channel, viewer);
  const outside = channel.everyone.filter((it) => channel.members.every(({ user_id }) => user_id !== it.user_id));
  const isAlone = channel.members.every((it) => it.user_id === viewer.id);
  if (isAlone) return t`Only you so far. Whoever joins the case can read it then.`;
  if (channel.type === 'case') return t`${readers}. Everyone in the case reads this; the platform’s admins can, too.`;
  if (outside.length === 0) return t`${readers}. Nobody else can see this.`;
  const others = listOf(outside.map((it) => shortName(it, channel.everyone)));
  return t`${readers}. ${others} can’t see this.`;
}

/** "Ruth, Tomas and you". */
function everyoneNamed({ members, everyone }: Channel, viewer: Viewer) {
  const others = members.filter((it) => it.user_id !== viewer.id).map((it) => shortName(it, everyone));
  const isIn = members.some((it) => it.user_id === viewer.id);
  return listOf(isIn ? [...others, t`you`] : others);
}

/** The first name, or the whole one where two people share the first. */
function shortName(person: Member, among: Member[]) {
  const short = firstName(person.name);
  const isShared = among.some((it) => it.user_id !== person.user_id && firstName(it.name) === short);
  return isShared ? person.name : short;
}
