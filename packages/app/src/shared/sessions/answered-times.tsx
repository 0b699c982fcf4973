import { useLingui } from '@lingui/react/macro';
import { Button, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { sentence } from '../../words/names/people-names.ts';
import { SentWords, type SentWordsProps } from './sent-words.tsx';

export interface AnsweredTimesProps extends Omit<SentWordsProps, 'about'> {
  /** The id of the title. */
  id: string;
  title: string;
  /** The kind of session with the offered times, which tell it from other sessions. */
  times: string;
  /** How long and with whom. */
  lead: string;
  /** Whether all answers are No. */
  isRefused: boolean;
  onOpen: () => void;
}

/** Offered times that were all answered before, in short, so that they do not hide what comes next. */
export function AnsweredTimes({ id, title, times, lead, isRefused, onOpen, ...word }: AnsweredTimesProps) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby={`${id} ${id}-times`}>
      <Stack>
        <Stack gap="tiny">
          <Heading level={2} size="medium" voice id={id}>
            {title}
          </Heading>
          {isRefused && (
            <Text>{sentence(t`${word.mediator} looks for other times. Until then you can change your answers.`)}</Text>
          )}
          <Text id={`${id}-times`} {...(isRefused ? { tone: 'soft' } : { weight: 'medium' })}>
            {times}
          </Text>
          <Text tone="soft">{lead}</Text>
          {!isRefused && <Text size="small">{t`You have answered. Change it until ${word.mediator} confirms.`}</Text>}
          <SentWords {...word} about="times" />
        </Stack>
        <Row wrap>
          <Button tone="secondary" size="small" onClick={onOpen}>
            {t`See my answers`}
          </Button>
          <Text size="small">
            <Link to={paths.session(word.session.id)}>{t`Open the session`}</Link>
          </Text>
        </Row>
      </Stack>
    </Card>
  );
}
