import { lazy, Suspense } from 'react';
import { shared } from '../catalogs.ts';
import { withMessages } from '../language.ts';
import { CornerExit, Exit } from '../page/corner-exit.tsx';
import { whenIdle } from '../session/when-idle.ts';

const NamedExit = lazy(async () => {
  await whenIdle();
  const { NamedExit: loaded } = await withMessages(import('./named-exit.tsx'), shared);
  await leftAlone();
  return { default: loaded };
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

/** Resolves when the bare way out has no focus that it could lose. */
async function leftAlone() {
  const held = document.activeElement?.closest('[data-quick-exit]');
  if (held) await new Promise((resolve) => held.addEventListener('blur', resolve, { once: true }));
}
