import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import type { MediationSession, SessionAttendee } from '@mediation/api-client';
import { firstName, listOf, sentence } from '../../../../words/names/people-names.ts';
import { longDate } from '../../../../words/times/relative-time.ts';
import { sessionModes } from '../../../../words/names/session-names.ts';
import type { WeighedTime } from './best-time.ts';
import { proposerOf } from '../../../../shared/sessions/session-people.ts';
import { clientOf, invitedPeople, unansweredPeople } from '../invited-people.ts';

const named = (people: readonly SessionAttendee[]) => listOf(people.map(({ name }) => firstName(name)));
const isParty = ({ role }: SessionAttendee) => role === 'divorcee';
const isLawyer = ({ role }: SessionAttendee) => role === 'lawyer';

/** The answers to one time in a few words: whether it can take place, who is missing and what that means. */
export function answerWords(
  time: WeighedTime,
  people: readonly SessionAttendee[],
): { summary: string; detail: string } {
  return { summary: summaryOf(time, people), detail: detailsOf(time, people).join(' ') };
}

function summaryOf({ cannot, waiting, isOver }: WeighedTime, people: readonly SessionAttendee[]): string {
  if (isOver) return t`This time has passed`;
  const missing = cannot.filter(isParty);
  if (missing.length > 0) return t`${named(missing)} cannot come`;
  const silent = waiting.filter(isParty);
  if (silent.length > 0) return t`Waiting for ${named(silent)}`;
  if (cannot.length + waiting.length === 0) return t`Everyone can come`;
  const parties = people.filter(isParty);
  return parties.length === 2 ? t`Both can come` : t`${named(parties)} can come`;
}

/** What else the mediator knows: lawyers who are missing, who comes only if needed, and their own week. */
function detailsOf({ cannot, waiting, ifNeeded, isTaken, slot }: WeighedTime, people: readonly SessionAttendee[]) {
  const silent = waiting.filter(isLawyer);
  return [
    ...cannot.filter(isLawyer).map((lawyer) => {
      const client = clientOf(lawyer, people);
      const name = firstName(lawyer.name);
      return client
        ? t`${name} cannot: ${firstName(client.name)} would have no lawyer there.`
        : t`${name} cannot come.`;
    }),
    ...(silent.length > 0
      ? [
          plural(silent.length, {
            one: `${named(silent)} has not answered.`,
            other: `${named(silent)} have not answered.`,
          }),
        ]
      : []),
    ...(ifNeeded.length > 0 ? [t`${named(ifNeeded)} only if needed.`] : []),
    ...(isTaken ? [t`You have another session then.`] : []),
    ...(slot.is_outside_hours ? [t`Outside your working hours.`] : []),
  ];
}

/** Why a time still needs a look before it goes out: each party who has not said yes to it, one line each. */
export function openConcerns({ cannot, waiting, ifNeeded }: WeighedTime): string[] {
  return [
    ...cannot.filter(isParty).map(({ name }) => t`${firstName(name)} said no to this time.`),
    ...waiting.filter(isParty).map(({ name }) => t`${firstName(name)} has not answered.`),
    ...ifNeeded.filter(isParty).map(({ name }) => t`${firstName(name)} can come only if needed.`),
  ];
}

/** Why a time is the best one: who can come at it and at no other, and the mediator’s own week. */
export function bestReason(
  best: WeighedTime,
  times: readonly WeighedTime[],
  people: readonly SessionAttendee[],
): string {
  const isForAll = (it: WeighedTime) => !it.isOver && it.cannot.length + it.waiting.length === 0;
  const isOnly = times.filter(isForAll).length === 1 && times.length > 1;
  const who = isForAll(best)
    ? isOnly
      ? t`The only time when everyone can come.`
      : t`Everyone can come.`
    : `${summaryOf(best, people)}.`;
  const gap = best.freeBefore;
  const week =
    gap !== undefined && gap < 180
      ? t`No conflict in your week; ${gap} minutes free before it.`
      : t`No conflict in your week.`;
  return [who, ...detailsOf(best, people), week].join(' ');
}

/** Who has answered an offer: "Answered: Maya. Not answered: Daniel and Tomas." */
export function answeredLine(session: MediationSession): string {
  const people = invitedPeople(session);
  const silent = unansweredPeople(session, people);
  const heard = people.filter((it) => !silent.includes(it));
  if (silent.length === 0) return t`Everybody has answered.`;
  const missing = t`Not answered: ${named(silent)}.`;
  return heard.length === 0 ? missing : t`Answered: ${named(heard)}. ${missing}`;
}

/** "Tomas proposes these times."; undefined when the mediator offers them. */
export function proposerLine(session: MediationSession): string | undefined {
  const proposer = proposerOf(session);
  return proposer && t`${firstName(proposer.name)} proposes these times.`;
}

/** How far an offer is: "2 of 4 have answered. By video, 90 minutes. You asked for answers by …" */
export function offerLead(session: MediationSession): string {
  const people = invitedPeople(session);
  const answered = people.length - unansweredPeople(session, people).length;
  const mode = sentence(i18n._(sessionModes[session.mode]));
  const lead = t`${answered} of ${people.length} have answered. ${mode}, ${session.minutes} minutes.`;
  const by = session.answer_by !== null && t`You asked for answers by ${longDate(new Date(session.answer_by))}.`;
  return [proposerLine(session), lead, by].filter(Boolean).join(' ');
}
