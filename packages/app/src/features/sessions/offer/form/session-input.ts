import type { Participant } from '@mediation/api-client';
import { linesOf } from '../../agenda/agenda-lines.ts';
import { attendeesOf } from './attendees.ts';
import type { OfferDraft } from './offer-draft.ts';

/** A new session of an offer, as the call takes it, without its times. */
export const sessionInput = (draft: OfferDraft, coming: readonly Participant[], mediator: Participant | undefined) => ({
  kind: draft.kind,
  mode: draft.mode,
  minutes: draft.minutes,
  neutral_title: draft.isNeutral,
  agenda: linesOf(draft.agenda),
  attendees: attendeesOf(draft, coming, mediator),
});
