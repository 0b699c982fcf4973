import { lazy, Suspense } from 'react';

const Buttons = lazy(async () => ({ default: (await import('./language-buttons.tsx')).LanguageButtons }));

/** Chooses the language, at the end of a guest's first pages: loaded after them, with nothing beneath that could move. */
export function LanguageSwitch() {
  return (
    <Suspense>
      <Buttons />
    </Suspense>
  );
}
