import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import { issueNames } from '../../../words/names/issue-names.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { missingCountText } from '../../../words/texts/missing-text.ts';
import { requirementText } from '../../../words/texts/requirement-text.ts';
import type { PendingAction } from './pending-actions.ts';

/** Says what the case waits for. `mediator` is a first name. */
export function useActionText(mediator: string): (action: PendingAction, isOwn: boolean) => string {
  const { t, i18n } = useLingui();
  return ({ what, who, count, ...action }, isOwn) => {
    const { version, paper, duty, requirement, agreed, topic, isLate } = action;
    if (version !== undefined) return t`Sign: ${i18n._(agreementNames[version.document])}, version ${version.number}`;
    if (paper !== undefined)
      return t`Check the signature in your name: ${i18n._(agreementNames[paper.document])}, version ${paper.number}`;
    if (what === 'refused')
      return t`Your proposal was not accepted: ${topic?.title ?? i18n._(issueNames[topic?.issue ?? 'other'])}`;
    if (what === 'duty' && duty?.kind === 'review') return t`Review due: ${duty.what}`;
    if (what === 'duty') return t`To do: ${duty?.what ?? ''}`;
    if (what === 'lawyer') return t`Confirm that ${who ?? ''} is your lawyer`;
    if (what === 'terms') return t`Read and sign how you will work together`;
    if (what === 'ai_consent') return t`Say whether AI may read what you write`;
    if (what === 'sent_back')
      return t`Send again: ${requirement === undefined ? '' : requirementText(requirement).label}`;
    if (what === 'agreed' && isLate === true) return t`Late: ${agreed?.action.text ?? ''}`;
    if (what === 'agreed') return t`To do: ${agreed?.action.text ?? ''}`;
    if (what === 'times') return t`Tell ${mediator} which times suit you`;
    if (what === 'new_times') return t`${mediator}: other times for a session`;
    if (what === 'proposals') return t`${plural(count, { one: 'Answer a proposal', other: 'Answer # proposals' })}`;
    if (what === 'answers') return t`${firstName(who ?? '')}: an answer to a proposal`;
    if (what === 'reality_checks') return t`Answer a question from ${mediator}`;
    if (what === 'questions') return t`Answer the questions of ${mediator} about your intake`;
    return missingCountText({ code: what, isOwn, who: who === null ? mediator : firstName(who), count });
  };
}
