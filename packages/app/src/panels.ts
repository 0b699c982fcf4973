import { assistant } from './features/assistant/load.ts';
import { helpPanels } from './features/help/panels.ts';
import { loadNotifications } from './features/notifications/load.ts';
import type { PanelOffer } from './shell/open-panel.tsx';

/** What opens over any signed-in page, by its name in the address. */
export const panels: Record<string, PanelOffer> = {
  chat: { load: async () => (await import('./features/chat/chat-drawer.tsx')).ChatDrawer },
  'new-case': {
    load: async () => (await import('./features/cases/create-case-dialog.tsx')).CreateCaseDialog,
    roles: ['mediator', 'admin'],
  },
  notifications: { load: loadNotifications },
  assistant: { load: assistant },
  ...helpPanels,
};
