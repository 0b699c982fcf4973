import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { Card, Checklist, Stack, Text } from '@mediation/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { dueText } from '../../../words/times/due-text.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { moment, shortDate } from '../../../words/times/relative-time.ts';
import { type Reading, ReadingCard } from '../../loading/reading-card.tsx';
import { actionPlace } from './action-place.ts';
import { type FinishedActions, finishedActions } from './finished-actions.ts';
import { actionKey, type PartyFacts, pendingActions, unanswered } from './pending-actions.ts';
import { useActionText } from './use-action-text.ts';

export interface OwnProgressCardProps {
  caseId: string;
  reading: Reading<PartyFacts & { people: Participant[] }>;
  /** First names. */
  mediator: string;
  other: string;
}

/**
 * A party's own progress: what they did, what waits for them, and what waits for others. About the other party it shows
 * only that the case waits for them.
 */
export function OwnProgressCard({ caseId, reading, mediator, other }: OwnProgressCardProps) {
  const { t } = useLingui();
  const textOf = useActionText(mediator);
  return (
    <ReadingCard title={t`Your progress`} reading={reading} failed={t`Failed to load your progress`}>
      {({ people, ...facts }) => {
        const { you, later, others } = pendingActions(facts, people);
        const asked = unanswered(facts.sessions, facts.participantId);
        return (
          <Card.Body>
            <Stack gap="large">
              <Own title={t`Waiting on you`} none={t`Nothing. You are up to date.`}>
                {[
                  ...you.map((it) => (
                    <Checklist.Item key={actionKey(it)} state="open" stateLabel={t`still missing`}>
                      <Linked to={actionPlace(it, caseId, asked?.id)}>{sentence(textOf(it, true))}</Linked>
                    </Checklist.Item>
                  )),
                  ...later.map((it) => (
                    <Checklist.Item
                      key={actionKey(it)}
                      state="waiting"
                      stateLabel={t`not yet`}
                      hint={
                        it.version?.is_paused
                          ? t`Paused until your mediator has spoken with you.`
                          : it.version
                            ? t`You can sign from ${moment(it.version.signable_at)}.`
                            : dueText(it.duty?.due_on ?? '')
                      }
                    >
                      <Linked to={actionPlace(it, caseId, undefined)}>{textOf(it, true)}</Linked>
                    </Checklist.Item>
                  )),
                ]}
              </Own>
              <Own title={t`Waiting on others`} none={t`Nobody.`}>
                {others.map((it) => (
                  <Checklist.Item key={`${it.what} ${it.who}`} state="waiting" stateLabel={t`waiting`}>
                    {sentence(textOf(it, false))}
                  </Checklist.Item>
                ))}
              </Own>
              <Done done={finishedActions(facts)} />
              <Text size="small" tone="soft">
                {sentence(t`${other} sees only whether something is left for you, and when you sent your intake.`)}
              </Text>
            </Stack>
          </Card.Body>
        );
      }}
    </ReadingCard>
  );
}

function Done({ done: { intake, documents, session, signature, onPaper } }: { done: FinishedActions }) {
  const { t } = useLingui();
  const { sent, accepted, notAvailable, notNeeded } = documents;
  const items = [
    intake !== null && t`Your intake, sent ${shortDate(`${intake}T12:00`)}`,
    accepted > 0 && t`${plural(accepted, { one: '# document accepted', other: '# documents accepted' })}`,
    sent > 0 && t`${plural(sent, { one: '# document sent, in review', other: '# documents sent, in review' })}`,
    notAvailable > 0 &&
      t`${plural(notAvailable, { one: '# document that you don’t have, in review', other: '# documents that you don’t have, in review' })}`,
    notNeeded > 0 && t`${plural(notNeeded, { one: '# document not needed', other: '# documents not needed' })}`,
    session && t`The first session`,
    signature && t`Your signature`,
    onPaper !== null && signedInName(onPaper),
  ].filter((it) => it !== false);
  return (
    <Own title={t`Done`} none={t`Nothing yet.`}>
      {items.map((text) => (
        <Checklist.Item key={text} state="done" stateLabel={t`done`}>
          {text}
        </Checklist.Item>
      ))}
    </Own>
  );
}

const signedInName = ({ signed, total }: NonNullable<FinishedActions['onPaper']>) =>
  plural(total, {
    one: `Signed in your name: ${signed} of # document`,
    other: `Signed in your name: ${signed} of # documents`,
  });

function Own({ title, none, children }: { title: string; none: string; children: ReactElement[] }) {
  return (
    <Stack gap="small">
      <Text asChild weight="medium">
        <h3>{title}</h3>
      </Text>
      {children.length === 0 ? <Text tone="soft">{none}</Text> : <Checklist.Root>{children}</Checklist.Root>}
    </Stack>
  );
}

const Linked = ({ to, children }: { to: string | undefined; children: string }) =>
  to === undefined ? children : <Link to={to}>{children}</Link>;
