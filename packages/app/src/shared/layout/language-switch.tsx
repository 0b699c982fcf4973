import { useLingui } from '@lingui/react/macro';
import { Button, Row } from '@mediation/ui';
import { chooseLanguage, type Language, languages } from '../../language.ts';

/** Selects the language, for guests. Each language has its own name. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  const choose = (language: Language) => chooseLanguage(language).catch(() => undefined);
  return (
    <Row asChild wrap gap="small">
      <nav aria-label={t`Language`}>
        {(Object.keys(languages) as Language[]).map((language) => (
          <Button
            key={language}
            tone={i18n.locale === language ? 'secondary' : 'plain'}
            size="small"
            lang={language}
            aria-pressed={i18n.locale === language}
            onClick={() => void choose(language)}
          >
            {languages[language]}
          </Button>
        ))}
      </nav>
    </Row>
  );
}
