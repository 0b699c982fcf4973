import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mediation/ui';

/** Plain words that were written before the words to sign changed. They stand below these. */
export function OlderPlain({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <Stack gap="small">
      <Text size="small" weight="strong">
        {t`The plain words are older than the words above and may say something else. The words above count.`}
      </Text>
      <Text size="small" tone="soft" typed>
        {text}
      </Text>
    </Stack>
  );
}
