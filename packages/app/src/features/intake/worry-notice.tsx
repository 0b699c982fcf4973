import { useLingui } from '@lingui/react/macro';
import { getUser, type Intake } from '@mediation/api-client';
import { Notice, Text } from '@mediation/ui';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { caseTab } from '../../case-paths.ts';
import { worryNames } from '../../words/safety-answers.ts';

export interface WorryNoticeProps {
  intake: Intake;
  name: string;
}

/** What a party said about their safety, until their mediator has dealt with it. Renders nothing without that. */
export function WorryNotice({ intake: { case_id: caseId, user_id: userId, safety }, name }: WorryNoticeProps) {
  const { t, i18n } = useLingui();
  const worries = safety?.handled_at === null ? worryNames(safety) : [];
  const isShown = worries.length > 0 && userId !== null;
  const { data } = useEndpoint(getUser, { userId: userId ?? '' }, { enabled: isShown });
  if (!isShown) return null;
  const hasSafeWay = (data?.user.safe_contact?.channels.length ?? 0) > 0;
  return (
    <Notice tone="warning" icon={<ShieldAlert />}>
      <Text weight="strong">{worries.map((it) => `${i18n._(it)}.`).join(' ')}</Text>
      {data && (
        <Text>
          {hasSafeWay
            ? t`Get in touch with ${name} alone, in the safe way that their profile names.`
            : t`Get in touch with ${name} alone. No safe way is known: do not call or mail, ask in the private channel first.`}
        </Text>
      )}
      <Link to={caseTab(caseId, 'safety')}>{t`Go to safety answers`}</Link>
    </Notice>
  );
}
