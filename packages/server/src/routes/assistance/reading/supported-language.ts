import type { Language } from '@mediation/assist';

/** The language of a tag such as `es-MX`, if assistance speaks it. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const [language] = tag?.split('-') ?? [];
  return language === 'en' || language === 'es' ? language : undefined;
}
