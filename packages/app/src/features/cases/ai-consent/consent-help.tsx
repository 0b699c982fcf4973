import { Trans, useLingui } from '@lingui/react/macro';
import { Heading, Rule, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { DangerLine } from '../../../safety/danger-line.tsx';

export interface ConsentHelpProps {
  mediator: string;
  hasAnswered: boolean;
  /** Whether a language model outside may read words of people who say yes. */
  external: boolean;
}

/** What a person may want to know before they answer, and whom to ask. */
export function ConsentHelp({ mediator, hasAnswered, external }: ConsentHelpProps) {
  const { t } = useLingui();
  const topics = [
    {
      title: t`You can change it`,
      text: t`At any time, under Profile, Privacy and safety. From then on nothing new is made. Every answer is kept with its date.`,
    },
    {
      title: t`Where it runs`,
      text: external
        ? t`Your mediation service uses an engine on its own server. If you say yes, a language model of another company may read what you write, too.`
        : t`Your mediation service uses an engine on its own server. Your messages are not sent to another company.`,
    },
    ...(hasAnswered ? [] : [{ title: t`If you answer later`, text: t`Then it counts as a no.` }]),
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
      <Stack gap="tiny">
        <Text size="small">
          <Link to={paths.messages()}>
            <Trans>Ask {mediator} about this</Trans>
          </Link>
        </Text>
        <DangerLine />
      </Stack>
    </Stack>
  );
}
