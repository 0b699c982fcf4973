import { Plural, useLingui } from '@lingui/react/macro';
import type { Erasure, KeptCase } from '@mediation/api-client';
import { Stack, Text } from '@mediation/ui';
import { shortDate } from '../../../words/times/relative-time.ts';

/** The cases of a person whose data must be kept, each with the reason; those of other organizations by their number. */
export function KeptCases({ erasure }: { erasure: Erasure }) {
  const { t } = useLingui();
  const { kept_cases: cases, kept_elsewhere: elsewhere } = erasure;
  if (cases.length + elsewhere === 0) return <Text tone="soft">{t`No case has to be kept`}</Text>;
  return (
    <Stack gap="small">
      {cases.map((keptCase) => (
        <div key={keptCase.case_id}>
          <Text>{keptCase.title}</Text>
          <Text size="small" tone="soft">
            {keptCase.reference}, {reasonOf(keptCase)}
          </Text>
        </div>
      ))}
      {elsewhere > 0 && (
        <Text size="small" tone="soft">
          <Plural value={elsewhere} one="# case of another organization" other="# cases of other organizations" />
        </Text>
      )}
    </Stack>
  );

  function reasonOf({ reason, kept_until }: KeptCase) {
    if (reason === 'legal_hold') return t`on legal hold`;
    return kept_until === null ? t`not closed yet` : t`kept until ${shortDate(kept_until)}`;
  }
}
