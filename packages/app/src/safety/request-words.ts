import { t } from '@lingui/core/macro';
import type { CaseRequest, Role } from '@mediation/api-client';

/** The kinds of requests to the mediator. */
export type Asked = CaseRequest['kind'];

/** What is asked of the mediator, and about what. */
export interface AskedOf {
  kind: Asked;
  /** The session that a safety concern is about. */
  sessionId?: string;
  /** The version of the agreement that it is about: a private word before signing, or more time to think. */
  versionId?: string;
  /** The signature on paper in the party's name that is not right. */
  signatureId?: string;
}

/** The question of a request, and what the mediator does with it. `mediator` is a first name. */
export function requestWords({ kind, sessionId, versionId, signatureId }: AskedOf, mediator: string, role: Role) {
  if (kind === 'pause')
    return versionId === undefined
      ? {
          title: t`Ask for a pause?`,
          text: t`${mediator} decides with you how long it lasts. Nothing is due until then.`,
        }
      : {
          title: t`Ask for more time?`,
          text: t`${mediator} can make the time to think longer. Nobody else learns that you asked.`,
        };
  if (kind === 'private_conversation')
    return signatureId === undefined
      ? {
          title: t`Ask for a private conversation?`,
          text: t`${mediator} writes to you in your private channel, or offers you a time to talk alone.`,
        }
      : {
          title: t`Is the signature on paper not yours?`,
          text: t`It does not count from now on, until ${mediator} has dealt with it. Everybody who reads the agreement sees that ${mediator} checks it.`,
        };
  return {
    title:
      sessionId === undefined
        ? t`Tell ${mediator} that something is not safe?`
        : role === 'lawyer'
          ? t`Tell ${mediator} that this session is not safe?`
          : t`Tell ${mediator} that you feel unsafe?`,
    text:
      role === 'lawyer'
        ? t`${mediator} speaks to you before the session goes on.`
        : t`${mediator} takes care that you are not in one room, and calls on you first.`,
  };
}
