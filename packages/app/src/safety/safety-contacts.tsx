import { useLingui } from '@lingui/react/macro';
import { getSafetyContacts } from '@mediation/api-client';
import { Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../backend/use-endpoint.ts';

/** Whom the organization of a case names for danger, where it has set somebody. */
export function SafetyContacts({ caseId }: { caseId: string }) {
  const { t, i18n } = useLingui();
  const { data } = useEndpoint(getSafetyContacts, { caseId });
  const contacts = data?.contacts?.[i18n.locale === 'es' ? 'es' : 'en'];
  if (contacts === undefined) return null;
  const { emergency, violence_line, crisis_line } = contacts;
  const lines = [
    emergency && t`Emergency: ${emergency}`,
    violence_line && t`Help with violence at home: ${violence_line}`,
    crisis_line && t`If you think of hurting yourself: ${crisis_line}`,
  ].filter((it) => it !== '');
  if (lines.length === 0) return null;
  return (
    <Stack gap="small">
      {lines.map((it) => (
        <Text key={it}>{it}</Text>
      ))}
    </Stack>
  );
}
