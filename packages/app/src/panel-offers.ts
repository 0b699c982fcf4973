import { loadAssistant } from './features/assistant/load-assistant.ts';
import { loadNewCase } from './features/cases/routes.tsx';
import { loadChat } from './features/chat/routes.tsx';
import { helpPanels } from './features/help/help-panels.ts';
import { loadNotifications } from './features/notifications/load-notifications.ts';
import type { PanelOffer } from './shell/panels/open-panel.tsx';

/** The panels that open over any signed-in page, by their names in the address. */
export const panelOffers: Record<string, PanelOffer> = {
  chat: { load: loadChat },
  'new-case': {
    load: loadNewCase,
    roles: ['mediator', 'admin'],
  },
  notifications: { load: loadNotifications },
  assistant: { load: loadAssistant },
  ...helpPanels,
};
