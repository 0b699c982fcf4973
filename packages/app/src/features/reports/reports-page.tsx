import { useLingui } from '@lingui/react/macro';
import { type Report, getReport, downloadReport } from '@mediation/api-client';
import { Button, Card, EmptyState, Field, Input, Row, Stack } from '@mediation/ui';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { Loaded } from '../../shared/loading/loaded.tsx';
import { saveFile } from '../../browser/save-file.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { useUser } from '../../auth/session-provider.tsx';
import { Figures } from './figures.tsx';
import { TimesCard } from './times-card.tsx';

/** The report on the mediator’s own cases, for admins on all; without tone or risk of people. */
export function ReportsPage() {
  const { t } = useLingui();
  const { call } = useBackend();
  const { role } = useUser();
  const { run, isBusy } = useAction();
  const [days, setDays] = useState({ from: '', to: '' });
  const chosen = { ...(days.from !== '' && { from: days.from }), ...(days.to !== '' && { to: days.to }) };
  const query = useEndpoint(getReport, chosen);
  const download = () =>
    run(async () => saveFile(await call(downloadReport, chosen), 'report.csv'), {
      failed: t`Failed to save the report`,
    });
  return (
    <WorkPage
      title={t`Reports`}
      lead={role === 'admin' ? t`What all cases add up to today.` : t`What your cases add up to today.`}
      audience={
        role === 'admin'
          ? t`You see the numbers of all cases. Nothing here names a party.`
          : t`You see the numbers of your own cases. Nothing here names a person.`
      }
      action={
        <>
          <Button tone="secondary" busy={isBusy} onClick={() => void download()}>
            <Download />
            {t`Save as a table`}
          </Button>
          <Button tone="secondary" onClick={() => globalThis.print()}>
            <Printer />
            {t`Print`}
          </Button>
        </>
      }
    >
      <Row wrap align="end">
        <Field label={t({ context: 'date', message: 'From' })}>
          <Input type="date" value={days.from} onChange={({ target }) => setDays({ ...days, from: target.value })} />
        </Field>
        <Field label={t({ context: 'date', message: 'To' })}>
          <Input type="date" value={days.to} onChange={({ target }) => setDays({ ...days, to: target.value })} />
        </Field>
      </Row>
      <Loaded query={query} loadingLabel={t`Loading the figures`} fallback={t`Failed to load the figures`}>
        {({ report }) =>
          isEmpty(report) ? (
            <Card>
              <EmptyState title={t`No figures yet`}>
                {t`When you have cases, you see here how many are in each step, how they ended and what waits.`}
              </EmptyState>
            </Card>
          ) : (
            <Stack gap="grid">
              <Figures report={report} />
              <TimesCard report={report} />
            </Stack>
          )
        }
      </Loaded>
    </WorkPage>
  );
}

const isEmpty = ({ cases_by_status }: Report) => Object.values(cases_by_status).every((count) => count === 0);
