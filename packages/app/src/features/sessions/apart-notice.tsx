import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { Notice, Text } from '@mediation/ui';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { caseTab } from '../../case-paths.ts';
import { useCaseMode } from '../../shared/cases/mode/use-case-mode.ts';
import { firstName, listOf } from '../../words/names/people-names.ts';
import { wantsApart } from './offer/wishes.ts';
import { useWishes } from './use-wishes.ts';

export interface ApartNoticeProps {
  caseId: string;
  kind: MediationSession['kind'];
}

/**
 * For the mediator, wherever both sides are brought together: who asks for separate rooms or does not feel safe, and that the
 * case is set to separate rooms. Renders nothing for other kinds of session, or without any of it.
 */
export function ApartNotice({ caseId, kind }: ApartNoticeProps) {
  const { t } = useLingui();
  const apart = useWishes(caseId).filter(wantsApart);
  const isShuttle = useCaseMode(caseId)?.mode.mode === 'shuttle';
  if ((kind !== 'joint' && kind !== 'review') || (apart.length === 0 && !isShuttle)) return null;
  const names = listOf(apart.map(({ name }) => firstName(name)));
  return (
    <Notice tone="warning" icon={<ShieldAlert />}>
      {isShuttle && <Text>{t`Both sides meet in this session, and this case is set to separate rooms.`}</Text>}
      {apart.length > 0 && <Text>{t`Both sides meet in this session. Think of separate rooms for ${names}.`}</Text>}
      {apart.some(({ worries }) => worries.length > 0) && (
        <Link to={caseTab(caseId, 'safety')}>{t`Go to safety answers`}</Link>
      )}
    </Notice>
  );
}
