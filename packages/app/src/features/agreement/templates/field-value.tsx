import { useLingui } from '@lingui/react/macro';
import type { FilledField } from '@mediation/agreement';
import { Text } from '@mediation/ui';

/** What a field will hold, or why it holds nothing. */
export function FieldValue({ field: { kind, text, problem, most } }: { field: FilledField }) {
  const { t } = useLingui();
  if (problem === 'missing') return <Text tone="soft">{t`Not there yet`}</Text>;
  if (problem === 'too_long')
    return <Text tone="soft">{t`Stays empty: it has room for ${most ?? 0} characters, and this is longer.`}</Text>;
  if (text === null) return <Text tone="soft">{t`Stays empty`}</Text>;
  return <Text typed>{kind === 'check' ? t`Ticked` : text}</Text>;
}
