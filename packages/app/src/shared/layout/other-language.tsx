import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { otherLanguageOf } from '@mediation/agreement';
import { Text } from '@mediation/ui';
import { useUser } from '../../auth/session-provider.tsx';

/** The names of the languages that people write in. */
export const languageNames = { en: msg`English`, es: msg`Spanish` };

/** Says that a text is in another language than the reader's, and to parties whom to ask. Nothing where that is not sure. */
export function OtherLanguage({ text }: { text: string }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const written = otherLanguageOf(text, i18n.locale === 'es' ? 'es' : 'en');
  if (written === null) return null;
  const language = i18n._(languageNames[written]);
  return (
    <Text size="small" tone="soft">
      {role === 'divorcee'
        ? t`This is written in ${language}. If you do not read it well, ask your mediator what it says before you agree to it.`
        : t`This is written in ${language}.`}
    </Text>
  );
}
