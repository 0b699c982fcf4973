import type { MediationSession } from '@mediation/api-client';
import { useState } from 'react';
import { tabDraft } from '../../../../browser/tab-draft.ts';

/** An offer as the mediator fills it in. */
export interface OfferDraft {
  kind: MediationSession['kind'];
  mode: MediationSession['mode'];
  minutes: number;
  isNeutral: boolean;
  /** The participants who come; null for those who come to this kind by default. */
  people: string[] | null;
  /** One topic in each line. */
  agenda: string;
  /** Whether each person gets a place or a link of their own. */
  isApart: boolean;
  /** The place and the link of each group of people, by its key. */
  places: Record<string, string>;
  links: Record<string, string>;
  /** The beginnings of the offered times. */
  times: string[];
  /** Null for an offer without a date; undefined for the usual date. */
  answerBy?: string | null;
}

/** An empty offer for this meeting; `start` is its first time. */
export const newOffer = (start: string | null, { kind, mode }: Pick<OfferDraft, 'kind' | 'mode'>): OfferDraft => ({
  kind,
  mode,
  minutes: 90,
  isNeutral: true,
  people: null,
  agenda: '',
  isApart: false,
  places: {},
  links: {},
  times: start === null ? [] : [start],
});

/** The times of a session to which a party said no. */
export const refusedTimes = ({ slots, attendees }: Pick<MediationSession, 'slots' | 'attendees'>) =>
  slots.flatMap(({ starts_at, answers }) => {
    const by = attendees.filter(({ role, participant_id: id }) => role === 'divorcee' && answers[id] === 'no');
    return by.length === 0 ? [] : [{ start: new Date(starts_at).toISOString(), by }];
  });

/** An offer of other times for a proposed session. A time that a party refused is not proposed again. */
export const offerOf = (session: MediationSession): OfferDraft => ({
  ...newOffer(null, session),
  minutes: session.minutes,
  people: session.attendees.map(({ participant_id }) => participant_id),
  times: session.slots
    .map(({ starts_at }) => new Date(starts_at).toISOString())
    .filter((time) => isAhead(time) && refusedTimes(session).every(({ start }) => start !== time)),
  answerBy: session.answer_by && new Date(session.answer_by).toISOString(),
});

/** Whether a time has not come yet. */
const isAhead = (time: string) => Date.parse(time) > Date.now();

/** The draft of one offer, kept in this tab until it is sent. */
export function useOfferDraft(key: string, empty: () => OfferDraft) {
  const store = tabDraft<OfferDraft>(`offer-${key}`);
  const [draft, setDraft] = useState(() => {
    const kept = store.read();
    return kept === null ? empty() : { ...kept, times: kept.times.filter(isAhead) };
  });
  const change = (changes: Partial<OfferDraft>) => {
    const changed = { ...draft, ...changes };
    store.keep(changed);
    setDraft(changed);
  };
  return { draft, change, drop: store.drop };
}
