import { lazy, Suspense } from 'react';
import { shared } from '../catalogs.ts';
import { withMessages } from '../language.ts';
import { QuickExitCorner, QuickExitButton } from '../safety/quick-exit-button.tsx';
import { waitForIdle } from '../browser/wait-for-idle.ts';

const NamedExit = lazy(async () => {
  await waitForIdle();
  const { QuickExitWithTooltip: loaded } = await withMessages(import('./quick-exit-with-tooltip.tsx'), shared);
  await leftAlone();
  return { default: loaded };
});

/** The way out for people at work: in the same corner and above everything, but quiet. */
export function StaffQuickExit() {
  return (
    <QuickExitCorner>
      <Suspense fallback={<QuickExitButton corner quiet />}>
        <NamedExit />
      </Suspense>
    </QuickExitCorner>
  );
}

/** Resolves when the bare way out has no focus that it could lose. */
async function leftAlone() {
  const held = document.activeElement?.closest('[data-quick-exit]');
  if (held) await new Promise((resolve) => held.addEventListener('blur', resolve, { once: true }));
}
