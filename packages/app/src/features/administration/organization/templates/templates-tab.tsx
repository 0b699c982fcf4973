import { useLingui } from '@lingui/react/macro';
import { listOfficeClauses, listOfficeTemplates, type Organization } from '@mediation/api-client';
import { Stack, Text } from '@mediation/ui';
import { useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { combineReadings } from '../../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { OfficeClauseEditor } from '../clauses/office-clause-editor.tsx';
import { OfficeClauses } from '../clauses/office-clauses.tsx';
import { LetterFields } from './letter-fields.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateList } from './template-list.tsx';

/** The court forms, letters and clauses of an office: its admins keep them, and mediators fill them in for a case. */
export function TemplatesTab({ organization: { id: orgId } }: { organization: Organization }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const forms = useEndpoint(listOfficeTemplates, { orgId });
  const own = useEndpoint(listOfficeClauses, { orgId });
  const query = combineReadings({ forms, own });
  return (
    <Loaded query={query} loadingLabel={t`Loading the templates`} fallback={t`Failed to load the templates`}>
      {({ forms: { templates }, own: { clauses } }) => {
        const clause = clauses.find(({ id }) => id === search.get('clause'));
        if (clause) return <OfficeClauseEditor key={clause.id} orgId={orgId} clause={clause} />;
        if (search.get('clause') === 'new') return <OfficeClauseEditor orgId={orgId} />;
        const open = templates.find(({ id }) => id === search.get('template'));
        if (open) return <TemplateEditor key={open.id} template={open} />;
        return (
          <Stack gap="large">
            <Text tone="soft">
              {t`Your own court forms and letters. You say once what each field holds; your mediators fill them in from a case. They hold only what both parties may read: no intake, no private message, and an address only where a released paper prints it.`}
            </Text>
            <TemplateList orgId={orgId} templates={templates} />
            <LetterFields />
            <OfficeClauses clauses={clauses} />
          </Stack>
        );
      }}
    </Loaded>
  );
}
