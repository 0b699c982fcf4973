import { useLingui } from '@lingui/react/macro';
import { type CaseSummary, getCaseSummary, limits, listCases } from '@mediation/api-client';
import { Button, Card, Field, Notice, Row, ScreenOnly, Select, Stack, Text } from '@mediation/ui';
import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { BackLink } from '../../shared/layout/back-link.tsx';
import { WorkPage } from '../../shared/layout/work-page.tsx';
import { CourtSummary } from './court-summary.tsx';

/** The facts of a case for a court or whoever referred it. Making it is recorded, so it happens on request only. */
export function SummaryPage() {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [search, setSearch] = useSearchParams();
  const caseId = search.get('case') ?? '';
  const [summary, setSummary] = useState<CaseSummary>();
  const { data } = useEndpoint(listCases, { limit: limits.pageMax });
  const make = () =>
    run(async () => setSummary((await call(getCaseSummary, { caseId })).summary), {
      failed: t`Failed to make the summary`,
    });
  return (
    <WorkPage
      title={t`Summary for a court`}
      back={<BackLink to={paths.mediatorReports()}>{t`Reports`}</BackLink>}
      lead={t`Names, dates, who came and how the case ended. Nothing that anybody said.`}
      audience={t`You decide who gets it. The parties don’t see that you made it; the audit log does.`}
    >
      <ScreenOnly>
        <Card aria-label={t`Make a summary`}>
          <Row wrap align="end">
            <Field label={t`Case`}>
              <Select
                value={caseId}
                onChange={({ target }) => {
                  setSummary(undefined);
                  setSearch({ case: target.value }, { replace: true });
                }}
              >
                <option value="" disabled>{t`Choose a case`}</option>
                {data?.cases.map(({ id, title, reference }) => (
                  <option key={id} value={id}>{`${title} (${reference})`}</option>
                ))}
              </Select>
            </Field>
            <Button busy={isBusy} disabled={caseId === ''} onClick={() => void make()}>
              <FileText />
              {t`Make the summary`}
            </Button>
            {summary !== undefined && (
              <Button tone="secondary" onClick={() => globalThis.print()}>
                <Printer />
                {t`Print`}
              </Button>
            )}
          </Row>
        </Card>
      </ScreenOnly>
      {summary === undefined ? (
        <Text tone="soft">{t`Each summary that you make is written to the audit log.`}</Text>
      ) : (
        <Stack gap="grid" aria-live="polite">
          <CourtSummary summary={summary} />
          <Notice>{t`This summary says that mediation took place. It is no statement about anybody’s conduct.`}</Notice>
        </Stack>
      )}
    </WorkPage>
  );
}
