import { useLingui } from '@lingui/react/macro';
import type { IntakeTopic } from './sections.ts';

/** The topics of an intake, as the mediator reads them. */
export function useReviewWords(): Record<IntakeTopic, string> {
  const { t } = useLingui();
  return {
    you: t`Person`,
    relationship: t`Relationship`,
    children: t`Children`,
    money: t`Money`,
    documents: t`Documents`,
    matters: t`What matters`,
    safety: t`Safety check`,
    access: t({ context: 'needs', message: 'Access' }),
  };
}
