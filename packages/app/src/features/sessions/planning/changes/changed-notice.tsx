import { useLingui } from '@lingui/react/macro';
import { List, Notice, Stack, Text } from '@mediation/ui';

/** What somebody else changed in the session while this form was open; nothing when nobody did. */
export function ChangedNotice({ changes }: { changes: readonly string[] }) {
  const { t } = useLingui();
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" role="alert">
      <Stack gap="small">
        <Text weight="strong">{t`Somebody changed this session while you were writing.`}</Text>
        <List aria-label={t`What is different now`}>
          {changes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
        <Text>{t`Your change is not saved yet. Save again to make it on the newer version.`}</Text>
      </Stack>
    </Notice>
  );
}
