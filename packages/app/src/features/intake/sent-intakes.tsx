import { useLingui } from '@lingui/react/macro';
import {
  type CaseListItem,
  type Intake,
  listCases,
  listIntakes,
  returnIntake,
  acceptIntake,
} from '@mediation/api-client';
import { Button, Card, EmptyState, Field, Halves, Row, Select, Stack, Textarea } from '@mediation/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useWhole } from '../../backend/use-pages.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import * as measure from '../../shared/layout/measure.css.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { IntakeBadge } from './intake-badge.tsx';
import { IntakeFacts } from './intake-facts.tsx';

const casesOf = ({ cases }: { cases: CaseListItem[] }) => cases;
const intakesOf = ({ intakes }: { intakes: Intake[] }) => intakes;

/** For the mediator: the submitted intakes of a case, to accept or return. */
export function SentIntakes() {
  const { t } = useLingui();
  const cases = useWhole(listCases, {}, casesOf);
  const [search, setSearch] = useSearchParams();
  return (
    <Loaded query={cases} loadingLabel={t`Loading cases`} fallback={t`Failed to load cases`}>
      {(all) => {
        const caseId = (all.find(({ id }) => id === search.get('case')) ?? all[0])?.id;
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

function SentIntake({ intake }: { intake: Intake }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [questions, setQuestions] = useState('');
  const decide = (work: () => Promise<unknown>) => run(work, { failed: t`Failed to answer the intake` });
  return (
    <Card aria-labelledby={`intake-${intake.id}`}>
      <Stack gap="large">
        <Row justify="between" wrap>
          <Card.Title id={`intake-${intake.id}`}>{intake.personalInfo.name ?? t`Party`}</Card.Title>
          <IntakeBadge status={intake.status} />
        </Row>
        <IntakeFacts intake={intake} />
        {intake.status === 'submitted' && (
          <>
            <Field label={t`What else you need to know`} optional={t`(optional)`}>
              <Textarea value={questions} onChange={(event) => setQuestions(event.target.value)} />
            </Field>
            <Row wrap>
              <Button
                tone="secondary"
                disabled={isBusy || questions.trim() === ''}
                onClick={() =>
                  void decide(() =>
                    call(returnIntake, { intakeId: intake.id, questions: questions.trim(), version: intake.version }),
                  )
                }
              >
                {t`Ask for more`}
              </Button>
              <Button
                disabled={isBusy}
                onClick={() => void decide(() => call(acceptIntake, { intakeId: intake.id, version: intake.version }))}
              >
                {t`Accept`}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
