import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mediation/ui';

/** Renders messages as paragraphs. */
export function Paragraphs({ of }: { of: MessageDescriptor[] }) {
  const { i18n } = useLingui();
  return (
    <Stack gap="normal">
      {of.map((paragraph) => (
        <p key={paragraph.id}>{i18n._(paragraph)}</p>
      ))}
    </Stack>
  );
}
