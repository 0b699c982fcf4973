import { useLingui } from '@lingui/react/macro';
import {
  type CaseListItem,
  type Intake,
  listCases,
  listIntakes,
  listParticipants,
  type Participant,
} from '@mediation/api-client';
import { Card, EmptyState, Field, Halves, Measure, Select, Stack } from '@mediation/ui';
import { useSearchParams } from 'react-router-dom';
import { useActiveCase } from '../../../active-case/stored-active-case.ts';
import { useWhole } from '../../../backend/use-pages.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { NotSent } from '../form/not-sent.tsx';
import { SentIntake } from './sent-intake.tsx';
import { isGoingOn } from '../../../shared/cases/writable-case.ts';

const casesOf = ({ cases }: { cases: CaseListItem[] }) => cases;
const intakesOf = ({ intakes }: { intakes: Intake[] }) => intakes;

/** For the mediator: the submitted intakes of a case, to accept or return. */
export function SentIntakes() {
  const { t } = useLingui();
  const cases = useWhole(listCases, {}, casesOf);
  const [search, setSearch] = useSearchParams();
  const active = useActiveCase();
  const wanted = search.get('case') ?? active;
  return (
    <Loaded query={cases} loadingLabel={t`Loading cases`} fallback={t`Failed to load cases`}>
      {(all) => {
        const shown = all.find(({ id }) => id === wanted) ?? all[0];
        if (shown === undefined)
          return (
            <Card>
              <EmptyState title={t`No cases yet`}>{t`What parties send appears here.`}</EmptyState>
            </Card>
          );
        return (
          <Stack gap="grid">
            <Measure size="form">
              <Field label={t`Case`}>
                <Select
                  value={shown.id}
                  onChange={(event) => setSearch({ case: event.target.value }, { replace: true })}
                >
                  {all.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </Select>
              </Field>
            </Measure>
            <OfCase key={shown.id} mediationCase={shown} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function OfCase({ mediationCase }: { mediationCase: CaseListItem }) {
  const { id: caseId, currency } = mediationCase;
  const { t } = useLingui();
  const query = useWhole(listIntakes, { caseId }, intakesOf);
  const people = useEndpoint(listParticipants, { caseId }).data?.participants ?? [];
  return (
    <Loaded query={query} loadingLabel={t`Loading intakes`} fallback={t`Failed to load intakes`}>
      {(intakes) => {
        const waiting = waitingOf(people, intakes);
        return intakes.length === 0 && waiting.length === 0 ? (
          <Card>
            <EmptyState title={t`Nothing was sent yet`}>{t`What parties send appears here.`}</EmptyState>
          </Card>
        ) : (
          <Halves>
            {intakes.map((intake) => (
              <SentIntake key={intake.id} intake={intake} currency={currency} />
            ))}
            {waiting.map((party) => (
              <NotSent key={party.id} party={party} isOpen={isGoingOn(mediationCase)} />
            ))}
          </Halves>
        );
      }}
    </Loaded>
  );
}

/** The parties who have not sent their intake. */
const waitingOf = (people: Participant[], intakes: Intake[]) =>
  people.filter(
    ({ role, status, user_id }) =>
      role === 'divorcee' &&
      (status === 'active' || status === 'invited') &&
      intakes.every((intake) => user_id === null || intake.user_id !== user_id),
  );
