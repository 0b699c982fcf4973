import { foldedText } from '@mediation/ui/folded-text';
import type { Channel } from './channel-words.ts';

/** Which channels the list shows. */
export interface ChannelFilter {
  /** A part of a case's title or of the name of somebody in it. */
  text: string;
  unreadOnly: boolean;
  withClosed: boolean;
}

export interface ShownCase {
  caseId: string | null;
  title: string;
  channels: Channel[];
}

/** The channels that pass the filter, by case. The open channel stays; a search also finds closed cases. */
export function shownCases(channels: Channel[], { text, unreadOnly, withClosed }: ChannelFilter, openId?: string) {
  const words = foldedText(text.trim());
  const isShown = (it: Channel) =>
    it.id === openId ||
    ((withClosed || words !== '' || !it.isClosed) && (!unreadOnly || it.unread_count > 0) && isFound(it, words));
  const groups = Map.groupBy(channels.filter(isShown), (it) => it.case_id);
  return [...groups].map(([caseId, its]): ShownCase => ({ caseId, title: its[0]?.caseTitle ?? '', channels: its }));
}

/** Counts the closed cases. */
export const closedCases = (channels: Channel[]) =>
  new Set(channels.filter(({ isClosed }) => isClosed).map((it) => it.case_id)).size;

const isFound = ({ caseTitle, everyone }: Channel, words: string) =>
  [caseTitle, ...everyone.map(({ name }) => name)].some((it) => foldedText(it).includes(words));
