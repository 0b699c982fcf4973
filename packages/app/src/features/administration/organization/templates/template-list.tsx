import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { addOfficeTemplate, type OfficeTemplate } from '@mediation/api-client';
import { Badge, Card, EmptyState, Heading, Link, Row, Stack, Text } from '@mediation/ui';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { shortDate } from '../../../../words/times/relative-time.ts';
import { openTemplate } from './template-address.ts';
import { TemplateFileButton } from './template-file-button.tsx';
import { useTemplateName } from './use-template-name.ts';

/** Every template of an office, and the way to add one. */
export function TemplateList({ orgId, templates }: { orgId: string; templates: readonly OfficeTemplate[] }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const navigate = useNavigate();
  const add = async (file: File) => {
    const { template_id: id } = await call(addOfficeTemplate, { orgId, file });
    void navigate(openTemplate(id));
  };
  return (
    <Card aria-labelledby="office-templates">
      <Stack gap="large">
        <Card.Title id="office-templates">{t`Forms and letters`}</Card.Title>
        {templates.length === 0 ? (
          <EmptyState title={t`No forms or letters yet`}>
            {t`Add a court form as a PDF with fields, or a letter as a DOCX. It appears here with its fields.`}
          </EmptyState>
        ) : (
          templates.map((it) => <ListedTemplate key={it.id} template={it} />)
        )}
        <TemplateFileButton
          label={t`Add a form or a letter`}
          done={t`The fields are read. Say what each of them holds.`}
          send={add}
        />
      </Stack>
    </Card>
  );
}

function ListedTemplate({ template }: { template: OfficeTemplate }) {
  const { t } = useLingui();
  const nameOf = useTemplateName();
  const { id, kind, draft, saved, retired_at } = template;
  const [newest] = saved;
  const { fields, pages } = draft ?? newest ?? { fields: [], pages: null };
  const words = [
    kind === 'form' ? t`Form` : t`Letter`,
    ...(pages === null ? [] : [plural(pages, { one: '# page', other: '# pages' })]),
    plural(fields.length, { one: '# field', other: '# fields' }),
    ...(newest?.saved_at ? [t`Version ${newest.number ?? 0}, ${shortDate(newest.saved_at)}`] : []),
  ];
  return (
    <Stack gap="small" ruled>
      <Row wrap justify="between">
        <Heading level={3}>
          <Link asChild>
            <RouterLink to={openTemplate(id)}>{nameOf(template)}</RouterLink>
          </Link>
        </Heading>
        <Row gap="small">
          {draft !== null && <Badge tone="warning">{t`Not saved yet`}</Badge>}
          {retired_at !== null && <Badge>{t`Retired`}</Badge>}
        </Row>
      </Row>
      <Text size="small" tone="soft">
        {words.join(' · ')}
      </Text>
    </Stack>
  );
}
