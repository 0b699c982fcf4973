import { type PropsWithChildren, useLayoutEffect, useRef } from 'react';
import { applyGlobals } from '../apply-globals.ts';

const colors = { color: 'var(--ui-color-text)', background: 'var(--ui-color-page)' };

/** A story inside a page of documentation, in its own theme, density, direction and brand. */
export function StoryPart({ globals, children }: PropsWithChildren<{ globals: Record<string, unknown> }>) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (part.current) applyGlobals(globals, part.current);
  }, [globals]);
  return (
    <div ref={part} style={colors}>
      {children}
    </div>
  );
}
