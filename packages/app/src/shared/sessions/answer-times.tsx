import { useLingui } from '@lingui/react/macro';
import type { MediationSession } from '@mediation/api-client';
import { AudienceLine, Card, Heading, SlotList, Stack, Text } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../auth/session-provider.tsx';
import { paths } from '../../paths.ts';
import { firstName, sentence } from '../../words/names/people-names.ts';
import { longDate, sessionTime } from '../../words/times/relative-time.ts';
import { sessionKinds, sessionModes } from '../../words/names/session-names.ts';
import { sessionTimes } from '../../words/times/session-times.ts';
import { AnsweredTimes } from './answered-times.tsx';
import { companyText } from './company-text.ts';
import { ownStart } from './own-start.ts';
import { sessionPeople } from './session-people.ts';
import { useSlotAnswers } from './use-slot-answers.ts';
import { UnsavedAnswers } from './unsaved-answers.tsx';
import { WithdrawTimes } from './withdraw-times.tsx';
import { WordToggle } from './word-toggle.tsx';

export interface AnswerTimesProps {
  session: MediationSession;
  /** The line above the title: "Your next step", or the name of the case. */
  eyebrow?: string | undefined;
  /** Whether it is on a home: with a link to the session, and short when all was answered before. */
  onHome?: boolean;
}

/** The offered times of a session with the reader's own answers. Each tap saves; only the mediator reads them. */
export function AnswerTimes(props: AnswerTimesProps) {
  const { id: me } = useUser();
  const { own } = sessionPeople(props.session, me);
  return own && <Answering {...props} participantId={own.participant_id} />;
}

function Answering({ session, participantId, eyebrow, onHome = false }: AnswerTimesProps & { participantId: string }) {
  const { t, i18n } = useLingui();
  const { id: me } = useUser();
  const id = useId();
  const { mediator, other, own, proposer } = sessionPeople(session, me);
  const isOwn = proposer !== undefined && proposer === own;
  const { answers, choose, failure, isSaved } = useSlotAnswers(session, participantId);
  const [now] = useState(() => Date.now());
  const coming = session.slots
    .filter(({ starts_at }) => Date.parse(starts_at) > now)
    .map((slot) => ({ ...slot, starts_at: ownStart(session, { id: me }, slot.starts_at) }));
  const endOf = (startsAt: string) => new Date(Date.parse(startsAt) + session.minutes * 60_000).toISOString();
  const slots = coming.map(({ id: slot, starts_at }) => ({
    id: slot,
    day: longDate(new Date(starts_at)),
    time: sessionTimes(starts_at, endOf(starts_at)),
  }));
  const refuseAll = () => {
    const open = slots.filter((slot) => answers[slot.id] !== 'no').map((slot) => slot.id);
    if (open.length > 0) choose(open, 'no');
  };
  const count = slots.filter((slot) => answers[slot.id] !== undefined).length;
  const isPossible = slots.some((slot) => ['yes', 'maybe'].includes(answers[slot.id] ?? 'no'));
  const isAnswered = count > 0 && count === slots.length;
  const [isShort, setShort] = useState(onHome && isAnswered);
  const lead = [
    t`A session ${i18n._(sessionModes[session.mode])}, ${session.minutes} minutes.`,
    companyText(session, me),
  ].join(' ');
  const word = { session, about: 'times', participantId, mediator } as const;
  const isRefused = isAnswered && !isPossible;
  if (isShort && isAnswered) {
    const open = () => {
      setShort(false);
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    };
    const title = isRefused
      ? t`You said no to all of these times`
      : isOwn
        ? t`Times that you proposed`
        : sentence(t`Your answers are with ${mediator}`);
    const times = coming.map(({ starts_at }) => sessionTime(starts_at, endOf(starts_at)));
    const named = `${i18n._(sessionKinds[session.kind])}: ${times.join('; ')}`;
    const shown = { id, title, times: named, lead, isRefused };
    return <AnsweredTimes {...word} {...shown} onOpen={open} />;
  }
  return (
    <Card aria-labelledby={id}>
      <Stack gap="medium">
        <TimesHead
          id={id}
          session={session}
          eyebrow={eyebrow}
          title={isOwn ? t`Times that you proposed` : t`Which times suit you?`}
          lead={lead}
          linked={onHome}
          deadline={session.answer_by === null ? null : deadline(session.answer_by)}
        />
        <AudienceLine icon={<Lock />}>
          {t`Only ${mediator} sees your answers.`}{' '}
          {other !== undefined && <>{sentence(t`${other} does not, and you do not see ${other}’s.`)}</>}
        </AudienceLine>
        <SlotList
          label={
            isOwn
              ? t`Your proposed times`
              : sentence(t`Times that ${proposer ? firstName(proposer.name) : mediator} offers`)
          }
          slots={slots}
          answers={answers}
          labels={{ yes: t`Yes`, maybe: t`If needed`, no: t({ context: 'answer', message: 'No' }) }}
          onAnswerChange={(slot, answer) => choose([slot], answer)}
        />
        {failure !== null && <UnsavedAnswers failure={failure} slots={slots} onRetry={choose} />}
        <WordToggle
          {...word}
          title={isPossible ? t`Add a word for ${mediator}` : t`None of these suit me`}
          onOpen={isPossible ? undefined : refuseAll}
          label={t`A word to ${mediator}`}
          hint={t`What would suit you better?`}
        />
        <Text size="small" aria-live="polite">
          <b>{t`${count} of ${slots.length} answered.`}</b> {isSaved && <>{t`Saved just now.`} </>}
          {isRefused
            ? t`You said no to all of them. ${mediator} looks for other times.`
            : t`Change it until ${mediator} confirms. Then you get a message and a mail.`}
        </Text>
        {isOwn && <WithdrawTimes session={session} />}
      </Stack>
    </Card>
  );

  function deadline(answerBy: string) {
    const day = longDate(new Date(answerBy));
    if (Date.parse(answerBy) > now) return t`Answer by ${day}.`;
    return sentence(t`${mediator} asked for an answer by ${day}. A later one counts, too.`);
  }
}

interface TimesHeadProps {
  id: string;
  session: MediationSession;
  eyebrow: string | undefined;
  title: string;
  /** Length, way to meet and company. */
  lead: string;
  /** Whether it links to the session. */
  linked: boolean;
  deadline: string | null;
}

/** The title of the offered times with what the session is about. */
function TimesHead({ id, session, eyebrow, title, lead, linked, deadline }: TimesHeadProps) {
  const { t } = useLingui();
  return (
    <Stack gap="tiny">
      {eyebrow !== undefined && (
        <Text size="small" tone="soft">
          {eyebrow}
        </Text>
      )}
      <Heading level={2} size="large" voice id={id} tabIndex={-1}>
        {title}
      </Heading>
      <Text tone="soft">{lead}</Text>
      {!linked && session.agenda.length > 0 && (
        <Text size="small" tone="soft">{t`About: ${session.agenda.join('; ')}`}</Text>
      )}
      {linked && (
        <Text size="small">
          <Link to={paths.session(session.id)}>{t`Open the session`}</Link>
        </Text>
      )}
      {deadline !== null && <Text weight="strong">{deadline}</Text>}
    </Stack>
  );
}
