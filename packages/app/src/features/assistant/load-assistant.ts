import { help, shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** Loads the assistant's panel with the help texts, from which it answers. */
export const loadAssistant = async () =>
  (await withMessages(import('./assistant-panel.tsx'), messages, help, shared)).AssistantPanel;
