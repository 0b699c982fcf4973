import { t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import type { UnsignedVersion } from '@mediation/api-client';
import { agreementPaths } from '../../agreement-paths.ts';
import { agreementNames } from '../../words/names/agreement-names.ts';
import { longDate, moment } from '../../words/times/relative-time.ts';

/** Whether the time to think about a version is over. */
export const isSignable = ({ signable_at }: Pick<UnsignedVersion, 'signable_at'>, now: number) =>
  now >= Date.parse(signable_at);

/** Whether a party can sign it now. */
export const isToSign = (version: UnsignedVersion, now: number) => !version.is_paused && isSignable(version, now);

/** What a party reads about a version that they have not signed, and where they read and sign it. */
export function unsignedWords(version: UnsignedVersion, caseId: string, now: number) {
  const { document, number, signed_number: signed } = version;
  const name = i18n._(agreementNames[document]);
  const search = `?document=${document}`;
  const canSign = isToSign(version, now);
  return {
    title: version.is_paused
      ? t`${name}, version ${number}: signing is paused`
      : canSign
        ? t`${name}, version ${number}: read and sign`
        : t`${name}, version ${number}: read it first`,
    why: version.is_paused ? t`You asked for a private word. Your mediator deals with that first.` : whyOf(version),
    when: canSign || version.is_paused ? null : t`You can sign from ${moment(version.signable_at)}.`,
    canSign,
    action: {
      label: canSign ? t`Read and sign` : t`Read it`,
      to: `${agreementPaths.sign(caseId)}${search}`,
    },
    changes: signed === null ? null : `${agreementPaths.compare(caseId)}${search}&from=${signed}&to=${number}`,
  };
}

function whyOf({ number, released_at, signed_number: signed, in_force_number: inForce }: UnsignedVersion): string {
  const day = longDate(new Date(released_at));
  if (signed === null) return t`It was released on ${day}. Ask about anything that is not clear before you sign.`;
  if (inForce !== null)
    return t`A new version was released on ${day}. Version ${inForce} stays as it is until both of you have signed version ${number}. Read what changed, and sign it if you agree.`;
  return t`A new version was released on ${day}. Your signature under version ${signed} no longer counts. Read what changed and sign again.`;
}
