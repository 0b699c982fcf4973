import { useLingui } from '@lingui/react/macro';
import type { Case } from '@mediation/api-client';
import { Card, Columns, Facts, Stack, Text } from '@mediation/ui';
import { CasePath } from '../../../shared/cases/case-path.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { closeReasons } from '../../../words/close-reasons.ts';
import { shortDate } from '../../../words/relative-time.ts';
import { IssuesCard } from './issues-card.tsx';
import { StepConditionsCard } from '../next-step/step-conditions-card.tsx';
import { StatusCard } from './status-card.tsx';

/** The description, progress and, for the mediator, the status of the case. */
export function DetailsTab({ mediationCase }: { mediationCase: Case }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const facts = [
    { term: t`Reference`, detail: mediationCase.reference },
    { term: t`Opened`, detail: shortDate(mediationCase.created_at) },
    { term: t`Last change`, detail: shortDate(mediationCase.updated_at) },
    ...(mediationCase.closed_at === null ? [] : [{ term: t`Closed`, detail: shortDate(mediationCase.closed_at) }]),
    ...(mediationCase.close_reason === null
      ? []
      : [{ term: t`Reason`, detail: i18n._(closeReasons[mediationCase.close_reason]) }]),
  ];
  return (
    <Columns
      aside={
        <>
          <Card aria-labelledby="facts">
            <Stack>
              <Card.Title id="facts">{t`About this case`}</Card.Title>
              {mediationCase.description !== '' && <Text>{mediationCase.description}</Text>}
              <Facts facts={facts} />
            </Stack>
          </Card>
          {(role === 'mediator' || role === 'admin') && <StatusCard mediationCase={mediationCase} />}
        </>
      }
    >
      <Card aria-label={t`The seven steps`}>
        <CasePath caseId={mediationCase.id} step={mediationCase.step} />
      </Card>
      <StepConditionsCard mediationCase={mediationCase} />
      <IssuesCard mediationCase={mediationCase} />
    </Columns>
  );
}
