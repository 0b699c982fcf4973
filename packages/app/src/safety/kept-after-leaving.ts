/** What is kept under a name in the browser after somebody left, by what it is. The page about shared devices names each. */
export const keptAfterSigningOut = {
  /** How pages look and what keys do, on this device. */
  look: ['app-theme', 'app-motion', 'app-language', 'app-menu', 'app-shortcuts', 'app-ai-panel', 'app-draft-help'],
  /** That a sign-in session ended by itself, until the next one. */
  ranOut: ['sessionRanOut'],
  /** In this tab: the mediation service whose sign-in page it opened. */
  service: ['cameTo'],
  /** A number for this browser, against people who try passwords. */
  device: ['__Host-device'],
} as const;

/** After the quick exit. */
export const keptAfterQuickExit = ['device'] as const satisfies (keyof typeof keptAfterSigningOut)[];
