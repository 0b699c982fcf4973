import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { otherLanguageIn, otherLanguageOf } from '@mediation/agreement';
import { Stack, Text } from '@mediation/ui';
import { useUser } from '../../auth/session-provider.tsx';
import { ReadingCopy, type Translatable } from './reading-copy.tsx';

/** The names of the languages that people write in. */
export const languageNames = { en: msg`English`, es: msg`Spanish` };

export interface OtherLanguageProps {
  text: string;
  /** What the text belongs to, where it can be translated. */
  of?: Translatable | undefined;
  /** Whether it is only said, as a comment or a question, so that nobody agrees to it. */
  isOnlySaid?: boolean;
}

/**
 * Says that a text is in another language than the reader's, and to parties whom to ask, with a translation to read where
 * there is one. Nothing where the language is not sure.
 */
export function OtherLanguage({ text, of, isOnlySaid = false }: OtherLanguageProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const mine = i18n.locale === 'es' ? 'es' : 'en';
  const whole = otherLanguageOf(text, mine);
  const written = whole ?? otherLanguageIn(text, mine);
  if (written === null) return null;
  const language = i18n._(languageNames[written]);
  const said = whole === null ? t`Some of this is written in ${language}.` : t`This is written in ${language}.`;
  const ask = isOnlySaid
    ? t`If you do not read it well, ask your mediator what it says.`
    : t`If you do not read it well, ask your mediator what it says before you agree to it.`;
  return (
    <Stack gap="small">
      <Text size="small" tone="soft">
        {role === 'divorcee' ? `${said} ${ask}` : said}
      </Text>
      {of && <ReadingCopy of={of} language={mine} />}
    </Stack>
  );
}
