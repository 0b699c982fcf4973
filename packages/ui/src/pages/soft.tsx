import type { ReactNode } from 'react';
import { Text } from '../index.ts';

/** Words that stand back, in the middle of others. */
export const Soft = ({ children }: { children: ReactNode }) => (
  <Text asChild tone="soft" size="meta">
    <span>{children}</span>
  </Text>
);
