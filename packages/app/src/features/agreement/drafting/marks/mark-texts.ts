import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Fill } from '@mediation/agreement';

interface MarkText {
  /** Why the words cannot be followed. */
  reason: MessageDescriptor;
  /** The verb that leads to the place. */
  action: MessageDescriptor;
}

/** What a person fills in at a marked place. */
export const markTexts: Record<Fill, MarkText> = {
  blank: { reason: msg`This place is still empty.`, action: msg`Fill it in` },
  share: { reason: msg`Nobody can check this. Name a share, such as 50%.`, action: msg`Fill in share` },
  measure: { reason: msg`Nobody can check this. Name a number, a day or a place.`, action: msg`Say what exactly` },
  days: { reason: msg`Name a number of days.`, action: msg`Fill in days` },
  rhythm: { reason: msg`Say on which days, or how many times.`, action: msg`Say how often` },
  words: { reason: msg`What was agreed belongs here.`, action: msg`Write it here` },
  rule: { reason: msg`Nobody has to do this. Say what happens.`, action: msg`Say what happens` },
  currency: { reason: msg`An amount without a currency.`, action: msg`Add currency` },
  date: { reason: msg`Nothing says when.`, action: msg`Add a date` },
  person: { reason: msg`Two people sign. Say whose, or who.`, action: msg`Say who` },
  letter: { reason: msg`A PDF shows a code here, because no font has this letter.`, action: msg`Write it another way` },
  owner: { reason: msg`Who does this, and by when?`, action: msg`Name who` },
};
