import type { Language } from '../guidance/passages.ts';

/** Said to the writer of words that tell of harm, in place of any hint about their tone. */
export const serious: Record<Language, string> = {
  en: 'This may be about something serious. You can tell your mediator alone.',
  es: 'Esto puede tratar de algo grave. Puede contárselo a solas a su mediador o mediadora.',
};
