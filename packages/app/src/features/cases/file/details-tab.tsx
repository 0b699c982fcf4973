import { useLingui } from '@lingui/react/macro';
import type { Case } from '@mediation/api-client';
import { Card, Columns, Facts, Stack, Text } from '@mediation/ui';
import { CasePath } from '../../../shared/cases/case-path.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { closeReasons } from '../../../words/close-reasons.ts';
import { shortDate } from '../../../words/relative-time.ts';
import { IssuesCard } from './issues-card.tsx';
import { NextStepCard } from '../next-step/next-step-card.tsx';
import { StatusCard } from './status-card.tsx';

/** What the case is about, where it stands, and for its mediator whether it goes on. */
export function DetailsTab({ it }: { it: Case }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const facts = [
    { term: t`Reference`, detail: it.reference },
    { term: t`Opened`, detail: shortDate(it.created_at) },
    { term: t`Last change`, detail: shortDate(it.updated_at) },
    ...(it.closed_at === null ? [] : [{ term: t`Closed`, detail: shortDate(it.closed_at) }]),
    ...(it.close_reason === null ? [] : [{ term: t`Reason`, detail: i18n._(closeReasons[it.close_reason]) }]),
  ];
  return (
    <Columns
      aside={
        <>
          <Card aria-labelledby="facts">
            <Stack>
              <Card.Title id="facts">{t`About this case`}</Card.Title>
              {it.description !== '' && <Text>{it.description}</Text>}
              <Facts facts={facts} />
            </Stack>
          </Card>
          {(role === 'mediator' || role === 'admin') && <StatusCard it={it} />}
        </>
      }
    >
      <Card aria-label={t`The seven steps`}>
        <CasePath caseId={it.id} step={it.step} />
      </Card>
      <NextStepCard it={it} />
      <IssuesCard it={it} />
    </Columns>
  );
}
