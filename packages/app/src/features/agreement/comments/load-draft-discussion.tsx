import { lazy, Suspense } from 'react';
import type { DraftDiscussionProps } from './draft-discussion.tsx';

const Loaded = lazy(async () => ({ default: (await import('./draft-discussion.tsx')).DraftDiscussion }));

/** What others say about a clause of the newest version; loaded only once there is a version. */
export const DraftDiscussion = (props: DraftDiscussionProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
