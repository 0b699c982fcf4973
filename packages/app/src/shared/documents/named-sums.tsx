import { useLingui } from '@lingui/react/macro';
import { getMoney, type Intake, listIntakes, type Requirement } from '@mediation/api-client';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { useWhole } from '../../backend/use-pages.ts';
import { amountText } from '../../words/amounts/money.ts';
import { sumsNamed } from './sums-named.ts';

const intakesOf = ({ intakes }: { intakes: Intake[] }) => intakes;

/** Tells the mediator which sums a party named for a document that they say not to have. */
export function NamedSums({
  requirement: { case_id: caseId, participant_id, doc_type },
}: {
  requirement: Requirement;
}) {
  const { t } = useLingui();
  const money = useEndpoint(getMoney, { caseId }).data;
  const intakes = useWhole(listIntakes, { caseId }, intakesOf).data;
  const party = money?.parties.find((it) => it.participant_id === participant_id);
  if (money === undefined || party === undefined) return null;
  const intake = intakes?.find(({ user_id }) => user_id === party.user_id);
  const figures = money.figures.filter((it) => it.participant_id === participant_id);
  return sumsNamed(doc_type, intake, figures).map(({ place, label, amount_minor, currency }) => {
    const sum = amountText(amount_minor, currency ?? money.currency);
    return (
      <span key={`${place} ${label} ${sum}`}>
        <br />
        {place === 'intake' ? t`But their intake names ${sum}.` : t`But their figures name “${label}”, ${sum}.`}
      </span>
    );
  });
}
