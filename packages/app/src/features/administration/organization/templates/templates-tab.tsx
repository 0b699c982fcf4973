import { useLingui } from '@lingui/react/macro';
import { listOfficeTemplates, type Organization } from '@mediation/api-client';
import { Stack, Text } from '@mediation/ui';
import { useSearchParams } from 'react-router-dom';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { LetterFields } from './letter-fields.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateList } from './template-list.tsx';

/** The court forms and letters of an office: its admin says what their fields hold, and mediators fill them in. */
export function TemplatesTab({ organization: { id: orgId } }: { organization: Organization }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const query = useEndpoint(listOfficeTemplates, { orgId });
  return (
    <Loaded query={query} loadingLabel={t`Loading the templates`} fallback={t`Failed to load the templates`}>
      {({ templates }) => {
        const open = templates.find(({ id }) => id === search.get('template'));
        if (open) return <TemplateEditor key={open.id} template={open} />;
        return (
          <Stack gap="large">
            <Text tone="soft">
              {t`Your own court forms and letters. You say once what each field holds; your mediators fill them in from a case. They hold only what both parties may read: no intake, no private message and no address.`}
            </Text>
            <TemplateList orgId={orgId} templates={templates} />
            <LetterFields />
          </Stack>
        );
      }}
    </Loaded>
  );
}
