import { Stack } from '@mediation/ui';
import type { ReactNode } from 'react';

/** A list of `ActionItem`s. */
export function ActionList({ children }: { children: ReactNode }) {
  return (
    <Stack asChild gap="normal">
      <ul>{children}</ul>
    </Stack>
  );
}
