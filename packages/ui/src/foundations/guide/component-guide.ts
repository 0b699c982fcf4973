import type { ReactNode } from 'react';

/** What a picture shows, and why it is right or wrong. */
interface Example {
  shows: ReactNode;
  because: string;
}

/** What the page of a component says beyond the comment above it: `<name>.guide.tsx` beside its code. */
export interface ComponentGuide {
  /** How the texts that are handed to it are written, one rule each. */
  words: readonly string[];
  /** How to use it and how not, side by side. */
  pairs?: readonly { right: Example; wrong: Example }[];
}
