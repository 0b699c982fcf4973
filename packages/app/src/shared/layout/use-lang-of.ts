import { useLingui } from '@lingui/react/macro';
import { otherLanguageOf } from '@mediation/agreement';

/** The language of a text for those who have it read aloud, where it is surely another one than the page's. */
export function useLangOf() {
  const { i18n } = useLingui();
  return (text: string) => otherLanguageOf(text, i18n.locale === 'es' ? 'es' : 'en') ?? undefined;
}
