import { useLingui } from '@lingui/react/macro';
import type { RankedCase } from '@mediation/api-client';
import { RiskBadge } from '@mediation/ui';
import { firstNames } from '../../words/names/people-names.ts';

/** How serious the risk in a case is, and in whose words; a dash where no message was analysed. */
export function CaseRisk({ risk }: Pick<RankedCase, 'risk'>) {
  const { t } = useLingui();
  if (risk === null) return <>–</>;
  const words = { low: t`Low`, medium: t`Medium`, high: t`High`, critical: t`Critical` };
  const score = Math.round(risk.score);
  const names = firstNames(risk.speakers);
  return (
    <RiskBadge
      level={risk.level}
      label={words[risk.level]}
      score={score}
      scoreLabel={t`${score} of 10`}
      note={names === '' ? undefined : t`in ${names}’s words`}
    />
  );
}
