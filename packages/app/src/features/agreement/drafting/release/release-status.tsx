import { useLingui } from '@lingui/react/macro';
import { languageOf } from '@mediation/agreement';
import { type DocumentKind, type DraftClause, getCase, getOrganizationSettings } from '@mediation/api-client';
import { Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../../backend/use-endpoint.ts';
import { StatusText } from '../../status-text.tsx';

export interface ReleaseStatusProps {
  caseId: string;
  document: DocumentKind;
  clauses: readonly DraftClause[];
}

/** What a release will say that the paper is in law. */
export function ReleaseStatus({ caseId, document, clauses }: ReleaseStatusProps) {
  const { t } = useLingui();
  const orgId = useEndpoint(getCase, { caseId }).data?.case.organization_id;
  const { data } = useEndpoint(getOrganizationSettings, { orgId: orgId ?? '' }, { enabled: orgId !== undefined });
  const texts = data?.settings.status_texts;
  if (!texts) return null;
  const written = clauses.map(({ text }) => text).join('\n');
  const language = languageOf(written, data.settings.locale.startsWith('es') ? 'es' : 'en');
  return (
    <Stack gap="small">
      <StatusText text={texts[language][document]} />
      <Text size="small" tone="soft">{t`Your organization says this on the first page and above the signatures.`}</Text>
    </Stack>
  );
}
