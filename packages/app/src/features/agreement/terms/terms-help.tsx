import { useLingui } from '@lingui/react/macro';
import type { TermsLanguage, TermsPart } from '@mediation/api-client';
import { Button, Heading, Rule, Stack, Text } from '@mediation/ui';
import { useUser } from '../../../auth/session-provider.tsx';
import { languages } from '../../../language.ts';
import { useDangerDialog } from '../../../safety/use-danger-dialog.tsx';
import { sentence } from '../../../words/names/people-names.ts';
import type { SigningNames } from '../signing/words/use-signing-names.ts';
import { useReadAloud } from './use-read-aloud.ts';

export interface TermsHelpProps {
  names: SigningNames;
  parts: readonly TermsPart[];
  language: TermsLanguage;
  onLanguage: (language: TermsLanguage) => void;
}

/** What signing means, who can see it, and other ways to read. */
export function TermsHelp({ names: { mediator, other }, parts, language, onLanguage }: TermsHelpProps) {
  const { t } = useLingui();
  const { role } = useUser();
  const { opener, dialog } = useDangerDialog();
  const aloud = useReadAloud(
    parts.map(({ title, text }) => `${title}. ${text}`),
    language,
  );
  const next = language === 'en' ? 'es' : 'en';
  const changeLanguage = () => {
    aloud.stop();
    onLanguage(next);
  };
  const topics = [
    {
      title: t`What signing means`,
      text: t`You agree to how we work. You settle nothing about your home, money or children.`,
    },
    ...(role === 'divorcee'
      ? [
          {
            title: t`If you don’t sign`,
            text: sentence(t`The first session waits. ${mediator} talks with you, and nothing else happens.`),
          },
          {
            title: t`Who can see it`,
            text: sentence(t`${other} sees that you signed and when, and never what you asked.`),
          },
        ]
      : []),
  ];
  return (
    <Stack gap="large">
      {topics.map(({ title, text }) => (
        <Stack key={title} gap="tiny">
          <Heading level={2}>{title}</Heading>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </Stack>
      ))}
      <Rule />
      <Stack gap="small" align="start">
        {aloud.isPossible && (
          <Button tone="quiet" size="small" flush onClick={aloud.toggle}>
            {aloud.isReading ? t`Stop reading aloud` : t`Listen to the terms`}
          </Button>
        )}
        <Button tone="quiet" size="small" flush lang={next} onClick={changeLanguage}>
          {languages[next]}
        </Button>
        <Button tone="quiet" size="small" flush {...opener}>
          {t`In danger? Get help now`}
        </Button>
      </Stack>
      {dialog}
    </Stack>
  );
}
