import { useLingui } from '@lingui/react/macro';
import type { CalculatorWords, PartySide } from '@mediation/api-client';

/** The words of a calculator in the language of the page, with whose they are about. */
export function useCalculatorWords(names: Record<PartySide, string>) {
  const { i18n } = useLingui();
  return (words: CalculatorWords, of?: PartySide | null) => {
    const said = i18n.locale === 'es' ? words.es : words.en;
    return of ? `${said}, ${names[of]}` : said;
  };
}
