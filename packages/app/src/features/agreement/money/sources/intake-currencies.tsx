import { useLingui } from '@lingui/react/macro';
import { type Intake, listIntakes, type Money, setCaseCurrency } from '@mediation/api-client';
import { Button, Notice } from '@mediation/ui';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { useWhole } from '../../../../backend/use-pages.ts';
import { useAction } from '../../../../shared/forms/use-action.ts';
import { currencyName } from '../../../../words/amounts/money.ts';
import { firstName } from '../../../../words/names/people-names.ts';
import { intakeCurrency } from './intake-sums.ts';

const intakesOf = ({ intakes }: { intakes: Intake[] }) => intakes;

/**
 * Tells the mediator which intakes name sums in another currency than that of the case, and proposes the currency of the
 * first intake until there is a figure. No party learns the currency of the other one’s intake from it.
 */
export function IntakeCurrencies({ caseId, money }: { caseId: string; money: Money }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const { data = [] } = useWhole(listIntakes, { caseId }, intakesOf);
  const { currency, parties, figures } = money;
  const named = data
    .flatMap((intake) => {
      const inIntake = intakeCurrency(intake);
      const party = parties.find(({ user_id }) => user_id === intake.user_id);
      return inIntake === null || party === undefined ? [] : [{ party, inIntake, sentAt: intake.submitted_at ?? '' }];
    })
    .toSorted((a, b) => a.sentAt.localeCompare(b.sentAt));
  return named.map(({ party, inIntake }, at) => {
    if (inIntake === currency) return null;
    const proposed = currencyName(inIntake);
    const use = () => call(setCaseCurrency, { caseId, currency: inIntake });
    return (
      <Notice
        key={party.participant_id}
        tone="info"
        action={
          at === 0 &&
          figures.length === 0 && (
            <Button
              tone="secondary"
              size="small"
              busy={isBusy}
              onClick={() => void run(use, { failed: t`Failed to set the currency` })}
            >
              {t`Use ${proposed}`}
            </Button>
          )
        }
      >
        {t`The intake of ${firstName(party.name)} is in another currency: ${proposed}.`}
      </Notice>
    );
  });
}
