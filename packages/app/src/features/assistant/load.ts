import { help, shared } from '../../catalogs.ts';
import { type Catalog, withMessages } from '../../language.ts';

const messages: Catalog = (language) => import(`./locales/${language}.po`);

/** The assistant over any page; it answers with the help texts. */
export const loadAssistant = async () =>
  (await withMessages(import('./assistant-panel.tsx'), messages, help, shared)).AssistantPanel;
