import { t } from '@lingui/core/macro';
import type { Upload, User } from '@mediation/api-client';

type Audience = Upload['audience'];

/** The audiences that a person may choose for a document: a lawyer reads what they send for a client. */
export const audiencesFor = (role: User['role']): Audience[] =>
  role === 'lawyer' ? ['my_side', 'everyone'] : ['mediator', 'my_side', 'everyone', 'private'];

/** The kind of each audience, for its icon. */
export const audienceIcons = { private: 'self', mediator: 'mediator', my_side: 'lawyer', everyone: 'case' } as const;

/** Who can read a document, as a sentence to the person who sends it. */
export function audienceText(audience: Audience, role: User['role']): string {
  if (role === 'mediator')
    return audience === 'everyone'
      ? t`Everyone in the case can read it.`
      : t`The party, their lawyer and you can read it.`;
  if (audience === 'everyone') return t`Everyone in the case can read it, the other party too.`;
  if (role === 'lawyer') return t`Your client, you and the mediator can read it.`;
  return {
    private: t`Only you can read it. Your mediator can’t, so it does not count as sent.`,
    mediator: t`Only you and your mediator can read it.`,
    my_side: t`You, your lawyer and your mediator can read it.`,
  }[audience];
}
