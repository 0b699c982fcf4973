import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Notice, Text } from '@mediation/ui';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { caseTab } from '../../paths.ts';
import { firstName, listOf } from '../../words/names/people-names.ts';
import { wantsApart } from './offer/wishes.ts';
import { useWishes } from './use-wishes.ts';

export interface ApartNoticeProps {
  caseId: string;
  kind: MediationSession['kind'];
}

/**
 * For the mediator, wherever both sides are brought together: who asks for separate rooms or does not feel safe. Renders
 * nothing for other kinds of session, or when nobody does.
 */
export function ApartNotice({ caseId, kind }: ApartNoticeProps) {
  const { t } = useLingui();
  const apart = useWishes(caseId).filter(wantsApart);
  if ((kind !== 'joint' && kind !== 'review') || apart.length === 0) return null;
  const names = listOf(apart.map(({ name }) => firstName(name)));
  return (
    <Notice tone="warning" icon={<ShieldAlert />}>
      <Text>{t`Both sides meet in this session. Think of separate rooms for ${names}.`}</Text>
      {apart.some(({ worries }) => worries.length > 0) && (
        <Link to={caseTab(caseId, 'safety')}>{t`Go to safety answers`}</Link>
      )}
    </Notice>
  );
}
