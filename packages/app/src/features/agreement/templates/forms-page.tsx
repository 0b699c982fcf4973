import { useLingui } from '@lingui/react/macro';
import { type CaseTemplate, getCase, listCaseTemplates } from '@mediation/api-client';
import { AudienceLine, EmptyState, LinkCards, PageHeader, Stack, Text } from '@mediation/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { BackLink } from '../../../shared/layout/back-link.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { FilledTemplate } from './filled-template.tsx';
import { ValueSources } from './value-sources.tsx';

/** The court forms and letters of the office, filled in for a case, for its mediators. */
export function FormsPage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const mediationCase = useEndpoint(getCase, { caseId });
  const forms = useEndpoint(listCaseTemplates, { caseId });
  const title = t`Court forms and letters`;
  const code = (mediationCase.error ?? forms.error)?.code;
  if (code === 'not_found' || code === 'invalid') return <NoSuchCase />;
  const query = combineReadings({ mediationCase, forms });
  return (
    <Stack gap="grid">
      <PageTitle>{title}</PageTitle>
      <Loaded query={query} loadingLabel={t`Loading the forms`} fallback={t`Failed to load the forms`}>
        {({ mediationCase: { case: it }, forms: { templates, values, sources } }) => (
          <>
            <PageHeader title={title} back={<BackLink to={agreementPaths.home(it.id)}>{t`Agreement`}</BackLink>} />
            <AudienceLine audience="mediator">
              {t`Visible to: the mediators of this case. A copy goes only where you send it.`}
            </AudienceLine>
            {templates.length === 0 ? (
              <EmptyState title={t`Your office has no forms or letters yet`}>
                {t`An admin of your office adds them on the page of the organization, under Templates. Then you can fill them in here.`}
              </EmptyState>
            ) : (
              <>
                <ValueSources sources={sources} />
                <ChosenTemplate caseId={it.id} templates={templates} values={values} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type Forms = Parameters<typeof FilledTemplate>[0]['values'];

interface ChosenTemplateProps {
  caseId: string;
  templates: readonly CaseTemplate[];
  values: Record<'en' | 'es', Forms>;
}

function ChosenTemplate({ caseId, templates, values }: ChosenTemplateProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const current = templates.find((it) => it.template_id === search.get('form')) ?? templates[0];
  return (
    <>
      <LinkCards.Root aria-label={t`Forms and letters of your office`}>
        {templates.map((it) => (
          <LinkCards.Item key={it.template_id} asChild>
            <Link to={{ search: `?form=${it.template_id}` }} replace aria-current={it === current ? 'page' : undefined}>
              <b>{it.name}</b>
              <Text asChild size="small" tone="soft">
                <span>{it.kind === 'form' ? t`Form, version ${it.number}` : t`Letter, version ${it.number}`}</span>
              </Text>
            </Link>
          </LinkCards.Item>
        ))}
      </LinkCards.Root>
      {current && (
        <FilledTemplate key={current.id} caseId={caseId} template={current} values={values[current.language]} />
      )}
    </>
  );
}
