import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { Card, Checklist, Stack, Text } from '@mediation/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { caseTab, caseTopic, paths } from '../../../paths.ts';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import { dueText } from '../../../words/times/due-text.ts';
import { issueNames } from '../../../words/names/issue-names.ts';
import { missingCountText } from '../../../words/texts/missing-text.ts';
import { firstName, sentence } from '../../../words/names/people-names.ts';
import { moment, shortDate } from '../../../words/times/relative-time.ts';
import { requirementText } from '../../../words/texts/requirement-text.ts';
import { requirementIn } from '../../documents/requirement-place.ts';
import { type Reading, ReadingCard } from '../../loading/reading-card.tsx';
import { checkSignature } from '../../signing/own-papers.ts';
import { type FinishedActions, finishedActions } from './finished-actions.ts';
import { type PartyFacts, type PendingAction, pendingActions, unanswered } from './pending-actions.ts';

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
  const { t, i18n } = useLingui();
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
                    <Checklist.Item key={keyOf(it)} state="open" stateLabel={t`still missing`}>
                      <ToPlace action={it} caseId={caseId} sessionId={asked?.id}>
                        {sentence(textOf(it, true))}
                      </ToPlace>
                    </Checklist.Item>
                  )),
                  ...later.map((it) => (
                    <Checklist.Item
                      key={keyOf(it)}
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
                      <ToPlace action={it} caseId={caseId} sessionId={undefined}>
                        {textOf(it, true)}
                      </ToPlace>
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

  function textOf({ what, who, count, ...action }: PendingAction, isOwn: boolean): string {
    const { version, paper, duty, requirement, agreed, topic, isLate } = action;
    if (version !== undefined) return t`Sign: ${i18n._(agreementNames[version.document])}, version ${version.number}`;
    if (paper !== undefined)
      return t`Check the signature in your name: ${i18n._(agreementNames[paper.document])}, version ${paper.number}`;
    if (what === 'refused')
      return t`Your proposal was not accepted: ${topic?.title ?? i18n._(issueNames[topic?.issue ?? 'other'])}`;
    if (what === 'duty' && duty?.kind === 'review') return t`Review due: ${duty.what}`;
    if (what === 'duty') return t`To do: ${duty?.what ?? ''}`;
    if (what === 'lawyer') return t`Confirm that ${who ?? ''} is your lawyer`;
    if (what === 'terms') return t`Read and sign how you will work together`;
    if (what === 'ai_consent') return t`Say whether AI may read what you write`;
    if (what === 'sent_back')
      return t`Send again: ${requirement === undefined ? '' : requirementText(requirement).label}`;
    if (what === 'agreed' && isLate === true) return t`Late: ${agreed?.action.text ?? ''}`;
    if (what === 'agreed') return t`To do: ${agreed?.action.text ?? ''}`;
    if (what === 'times') return t`Tell ${mediator} which times suit you`;
    if (what === 'new_times') return t`${mediator}: other times for a session`;
    if (what === 'proposals') return t`${plural(count, { one: 'Answer a proposal', other: 'Answer # proposals' })}`;
    if (what === 'reality_checks') return t`Answer a question from ${mediator}`;
    if (what === 'questions') return t`Answer the questions of ${mediator} about your intake`;
    return missingCountText({ code: what, isOwn, who: who === null ? mediator : firstName(who), count });
  }
}

/** Names an own action in the list: several can be of one kind. */
const keyOf = ({ what, version, paper, topic, duty, requirement, agreed }: PendingAction) =>
  [
    what,
    version?.version_id,
    paper?.version_id,
    topic?.id,
    duty?.id,
    duty?.due_on,
    requirement?.id,
    agreed?.session.id,
    agreed?.place,
  ].join(' ');

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

interface ToPlaceProps {
  action: PendingAction;
  caseId: string;
  /** The session whose times wait for an answer. */
  sessionId: string | undefined;
  children: string;
}

/** Links an own action to the page on which it is done. */
function ToPlace({
  action: { what, version, paper, topic, duty, requirement, agreed },
  caseId,
  sessionId,
  children,
}: ToPlaceProps) {
  const intake = `${paths.intake()}?case=${caseId}`;
  const places: Partial<Record<PendingAction['what'], string | undefined>> = {
    intake,
    questions: intake,
    documents: paths.uploads(caseId),
    sent_back: requirement && requirementIn(caseId, requirement.id),
    agreed: agreed && paths.session(agreed.session.id),
    ...(sessionId !== undefined && { times: paths.session(sessionId) }),
    proposals: caseTab(caseId, 'proposals'),
    refused: topic && caseTopic(caseId, topic.id),
    reality_checks: caseTab(caseId, 'proposals'),
    signatures_in:
      version === undefined
        ? paper && checkSignature(caseId, paper.document)
        : `${paths.agreementSign(caseId)}?document=${version.document}`,
    duty: duty && `${paths.agreement(caseId)}?document=${duty.document}`,
    terms: paths.terms(caseId),
    ai_consent: paths.aiConsent(caseId),
    lawyer: caseTab(caseId, 'people'),
  };
  const to = places[what];
  return to === undefined ? children : <Link to={to}>{children}</Link>;
}
