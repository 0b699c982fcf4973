import { lazy, Suspense } from 'react';
import { CornerExit, Exit } from '../page/corner-exit.tsx';
import { whenIdle } from '../session/when-idle.ts';

const NamedExit = lazy(async () => {
  await whenIdle();
  return { default: (await import('./named-exit.tsx')).NamedExit };
});

/** The way out for people at work: in the same corner and above everything, but quiet. */
export function StaffExit() {
  return (
    <CornerExit>
      <Suspense fallback={<Exit corner quiet />}>
        <NamedExit />
      </Suspense>
    </CornerExit>
  );
}
