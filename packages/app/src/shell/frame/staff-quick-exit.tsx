import { lazy, Suspense } from 'react';
import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';
import { QuickExitCorner, QuickExitButton } from '../../safety/quick-exit-button.tsx';
import { waitForIdle } from '../../browser/wait-for-idle.ts';

const NamedExit = lazy(async () => {
  await waitForIdle();
  const { QuickExitWithTooltip: loaded } = await withMessages(import('./quick-exit-with-tooltip.tsx'), shared);
  await leftAlone();
  return { default: loaded };
});

/** The quick exit for staff: in the same corner and above everything, but unobtrusive. */
export function StaffQuickExit() {
  return (
    <QuickExitCorner>
      <Suspense fallback={<QuickExitButton corner quiet />}>
        <NamedExit />
      </Suspense>
    </QuickExitCorner>
  );
}

/** Resolves when the plain quick exit can be replaced without losing the focus. */
async function leftAlone() {
  const held = document.activeElement?.closest('[data-quick-exit]');
  if (held) await new Promise((resolve) => held.addEventListener('blur', resolve, { once: true }));
}
