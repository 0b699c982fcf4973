/// <reference types="vite/client" />

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

interface Window {
  /** The button that was pressed last; `index.html` watches before any script is there. */
  pressed?: HTMLElement | null;
}
