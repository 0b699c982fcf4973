import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, Checklist, Heading, Row, Stack, Text } from '@mediation/ui';
import { MessageCircle, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { AddingDocuments } from '../../../shared/documents/adding/adding-documents.tsx';
import { SendingList } from '../../../shared/documents/adding/sending-list.tsx';
import { useUnsent } from '../../../shared/documents/adding/use-sendings.ts';
import { RequirementItem } from '../../../shared/documents/requirement-item.tsx';
import { ownStart } from '../../../shared/sessions/own-start.ts';
import { caseTopic, paths } from '../../../paths.ts';
import { sentence } from '../../../words/names/people-names.ts';
import { clockTime, longDate } from '../../../words/times/relative-time.ts';
import type { NextStep } from './next-step.ts';
import { promises } from '../../../words/texts/promises.ts';

const shownDocuments = 3;

export interface NextStepCardProps {
  caseId: string;
  next: Exclude<NextStep, { kind: 'times' | 'sign' }>;
  /** First names. */
  mediator: string;
  other: string;
  /** Whether something else waits for the party. */
  hasMore: boolean;
}

/** The next action of a party: what to do, why it matters and how long it takes. */
export function NextStepCard(props: NextStepCardProps) {
  const { t } = useLingui();
  const { title, why, duration, action } = useWords(props);
  const { next, caseId } = props;
  const sendings = useUnsent(caseId);
  return (
    <AddingDocuments>
      <Card aria-labelledby="next">
        <Stack gap="large">
          <Stack gap="tiny">
            <Text size="small" tone="soft">{t`Your next step`}</Text>
            <Heading level={2} size="large" voice id="next">
              {title}
            </Heading>
            <Text tone="soft">{sentence(why)}</Text>
            {duration !== undefined && (
              <Text size="small" tone="soft">
                {duration}
              </Text>
            )}
          </Stack>
          {next.kind === 'documents' && (
            <Checklist.Root>
              {next.requirements.slice(0, shownDocuments).map((requirement) => (
                <RequirementItem key={requirement.id} requirement={requirement} />
              ))}
            </Checklist.Root>
          )}
          <SendingList sendings={sendings} />
          <Row wrap>
            {action !== undefined && (
              <Button asChild>
                <Link to={action.to}>
                  {next.kind === 'documents' && <Upload />}
                  {action.label}
                </Link>
              </Button>
            )}
            <Button asChild tone={action === undefined ? 'secondary' : 'plain'}>
              <Link to={paths.messages()}>
                <MessageCircle />
                {t`Ask a question`}
              </Link>
            </Button>
          </Row>
        </Stack>
      </Card>
    </AddingDocuments>
  );
}

interface Words {
  title: string;
  why: string;
  duration?: string;
  action?: { label: string; to: string };
}

function useWords({ next, caseId, mediator, other, hasMore }: NextStepCardProps): Words {
  const { t } = useLingui();
  const me = useUser();
  switch (next.kind) {
    case 'on_hold':
      return { title: t`Your case is paused`, why: t`You do not need to do anything until ${mediator} goes on.` };
    case 'done':
      return {
        title: t`All seven steps are done`,
        why: t`Your final agreement is in the case.`,
        action: { label: t`Open the agreement`, to: paths.agreement(caseId) },
      };
    case 'intake': {
      const to = paths.intake();
      const duration = t`It takes about 20 minutes. You can stop at any time and go on later.`;
      if (next.state === 'returned')
        return {
          title: t`Answer a question from ${mediator}`,
          why: t`${mediator} needs a little more before the next step.`,
          duration: t`It takes about 5 minutes.`,
          action: { label: t`Read the question`, to },
        };
      return {
        title: t`Tell us about your situation`,
        why: `${sentence(t`${mediator} reads it to prepare.`)} ${sentence(t`${other} sees that you sent it, and when, never what is in it.`)}`,
        duration,
        action: { label: next.state === 'new' ? t`Start` : t`Go on`, to },
      };
    }
    case 'documents':
      if (next.isEarly)
        return {
          title: t`You can start on your documents`,
          why: t`We wait for ${other}. Send what you have at hand; the rest has time.`,
          duration: t`About 5 minutes for each. A photo is enough.`,
          action: { label: t`Add documents`, to: paths.uploads(caseId) },
        };
      return {
        title: t`${plural(next.requirements.length, {
          1: 'Add one more document',
          2: 'Add two more documents',
          3: 'Add three more documents',
          other: 'Add # more documents',
        })}`,
        why: t`When these are in, ${mediator} can start the review. You can skip any you can’t find.`,
        duration: t`About 5 minutes for each. A photo is enough.`,
        action: { label: t`Add documents`, to: paths.uploads(caseId) },
      };
    case 'session':
      if (next.isSoon)
        return {
          title: t`Your session at ${clockTime(ownStart(next.session, me, next.session.starts_at ?? ''))}`,
          why: t`You can come in 15 minutes before it starts.`,
          action: { label: t`Open the session`, to: paths.session(next.session.id) },
        };
      return {
        title: t`Get ready for ${longDate(new Date(next.session.starts_at ?? 0))}`,
        why: t`Note down what matters most to you. Nothing else is needed before the session.`,
        duration: t`The session takes ${next.session.minutes} minutes.`,
        action: { label: t`See the session`, to: paths.session(next.session.id) },
      };
    case 'refused':
      return {
        title: t`Your proposal was not accepted`,
        why: t`You can propose something else, ask ${mediator}, or leave it for the next session.`,
        action: { label: t`See the topic`, to: caseTopic(caseId, next.topic.id) },
      };
    case 'proposal':
    case 'question': {
      const to = caseTopic(caseId, next.topic.id);
      if (next.kind === 'question')
        return {
          title: t`Answer a question from ${mediator}`,
          why: t`Only you and ${mediator} read the question and your answer.`,
          action: { label: t`Read the question`, to },
        };
      return {
        title: t`Read a proposal and answer it`,
        why: t`You can accept it, propose something else, or ask ${mediator} first. Nothing binds you before you sign.`,
        action: { label: t`Read the proposal`, to },
      };
    }
    case 'draft':
      return {
        title: next.isOnPaper
          ? t`Signed in your name: ${next.signed} of ${next.total} documents`
          : t`You have signed ${next.signed} of ${next.total} documents`,
        why: t`${mediator} is still writing what is left. You get a message when you can read it.`,
        action: { label: t`Open the agreement`, to: paths.agreement(caseId) },
      };
    case 'wait':
      break;
  }
  const title = hasMore ? t`The case waits for others` : t`Nothing to do right now`;
  return { title, why: waitingFor(next.for) };

  function waitingFor(what: (NextStep & { kind: 'wait' })['for']) {
    if (what === 'review') return t`${mediator} looks at what you both sent. That takes ${promises.reviewHours} hours.`;
    if (what === 'documents') return t`${mediator} looks at your documents. That takes ${promises.reviewHours} hours.`;
    if (what === 'signature') return t`You have signed. We wait for ${other} to sign the same version.`;
    if (what === 'paper')
      return t`A signature on paper is recorded in your name. We wait for ${other} to sign the same version.`;
    if (what === 'times') return t`${mediator} will offer you times for the first session.`;
    if (what === 'draft') return t`${mediator} will offer the next session, or share a draft of your agreement.`;
    return t`We wait for ${other}. You get a message when it goes on.`;
  }
}
