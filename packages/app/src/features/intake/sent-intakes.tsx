import { useLingui } from '@lingui/react/macro';
import { type CaseListItem, type Intake, listCases, listIntakes } from '@mediation/api-client';
import { Card, EmptyState, Field, Halves, Select, Stack } from '@mediation/ui';
import { useSearchParams } from 'react-router-dom';
import { useActiveCase } from '../../active-case/stored-active-case.ts';
import { useWhole } from '../../backend/use-pages.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import * as measure from '../../shared/layout/measure.css.ts';
import { SentIntake } from './sent-intake.tsx';

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
        const caseId = (all.find(({ id }) => id === wanted) ?? all[0])?.id;
        if (caseId === undefined)
          return (
            <Card>
              <EmptyState title={t`No cases yet`}>{t`What parties send appears here.`}</EmptyState>
            </Card>
          );
        return (
          <Stack gap="grid">
            <div className={measure.form}>
              <Field label={t`Case`}>
                <Select value={caseId} onChange={(event) => setSearch({ case: event.target.value }, { replace: true })}>
                  {all.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            <OfCase key={caseId} caseId={caseId} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function OfCase({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const query = useWhole(listIntakes, { caseId }, intakesOf);
  return (
    <Loaded query={query} loadingLabel={t`Loading intakes`} fallback={t`Failed to load intakes`}>
      {(intakes) =>
        intakes.length === 0 ? (
          <Card>
            <EmptyState title={t`Nothing was sent yet`}>{t`What parties send appears here.`}</EmptyState>
          </Card>
        ) : (
          <Halves>
            {intakes.map((intake) => (
              <SentIntake key={intake.id} intake={intake} />
            ))}
          </Halves>
        )
      }
    </Loaded>
  );
}
