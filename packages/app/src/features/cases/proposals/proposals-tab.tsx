import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Case, type CaseTopic, getNegotiation, listParticipants } from '@mediation/api-client';
import { Button, Heading, PhoneOnly, Stack, Text } from '@mediation/ui';
import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { waitingFor } from '../../../shared/cases/actions/open-proposals.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { CaseModeNotice } from '../mode/case-mode-notice.tsx';
import { MediatorTopic } from './topics/mediator-topic.tsx';
import { NegotiationContext, useNegotiation } from './negotiation-context.ts';
import { PartyTopic } from './topics/party-topic.tsx';
import * as styles from './proposals.css.ts';
import { TopicDialog } from './topics/topic-dialog.tsx';
import { TopicList } from './topics/topic-list.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { isGoingOn } from '../../../shared/cases/writable-case.ts';

/** The topics of a case with their proposals, for everyone in it. */
export function ProposalsTab({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { id: userId } = useUser();
  const caseId = mediationCase.id;
  const negotiation = useEndpoint(getNegotiation, { caseId }, { poll: true });
  const people = useEndpoint(listParticipants, { caseId });
  return (
    <Loaded
      query={combineReadings({ negotiation, people })}
      loadingLabel={t`Loading the proposals`}
      fallback={t`Failed to load the proposals`}
    >
      {(data) => (
        <NegotiationContext
          value={{
            mediationCase,
            negotiation: data.negotiation,
            people: data.people.participants,
            me: data.people.participants.find((it) => it.user_id === userId && it.status === 'active'),
            isOpen: isGoingOn(mediationCase),
          }}
        >
          <Topics />
        </NegotiationContext>
      )}
    </Loaded>
  );
}

function Topics() {
  const { t } = useLingui();
  const { mediationCase, negotiation, people, me, isOpen } = useNegotiation();
  const [search] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const { topics } = negotiation;
  const asked = topics.find(({ id }) => id === search.get('topic'));
  useFocusOnChange('topic', asked?.id);
  const due = waitingFor(negotiation, people, me);
  const first = [due.proposals[0]?.topic_id, due.questions[0]?.topic_id]
    .map((id) => topics.find((it) => it.id === id))
    .find((it) => it !== undefined);
  const topic: CaseTopic | undefined =
    asked ?? first ?? topics.find(({ state }) => state === 'in_discussion') ?? topics[0];
  const isMediator = me?.role === 'mediator';
  const View = isMediator ? MediatorTopic : PartyTopic;
  return (
    <Stack gap="grid">
      {isOpen && <CaseModeNotice caseId={mediationCase.id} onlyPaused />}
      {me?.role === 'divorcee' && <Lead waiting={due.proposals.length} questions={due.questions.length} />}
      <div className={styles.page}>
        <div className={asked === undefined ? undefined : styles.away}>
          <Stack>
            <TopicList selected={topic?.id} />
            {isMediator && isOpen && (
              <div>
                <Button tone="quiet" aria-haspopup="dialog" onClick={() => setAdding(true)}>
                  <Plus />
                  {t`Add a topic`}
                </Button>
              </div>
            )}
          </Stack>
        </div>
        {topic !== undefined && (
          <div className={asked === undefined ? styles.away : undefined}>
            <Stack>
              <PhoneOnly>
                <div>
                  <Button asChild tone="quiet">
                    <Link to={{ search: '?tab=proposals' }}>
                      <ArrowLeft />
                      {t`${plural(topics.length, { one: 'The topic', other: 'All # topics' })}`}
                    </Link>
                  </Button>
                </div>
              </PhoneOnly>
              <View key={topic.id} topic={topic} />
            </Stack>
          </div>
        )}
      </div>
      {isAdding && <TopicDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function Lead({ waiting, questions }: { waiting: number; questions: number }) {
  const { t } = useLingui();
  const { topics } = useNegotiation().negotiation;
  const agreed = topics.filter(({ state }) => state === 'agreed').length;
  return (
    <Stack gap="tiny">
      <Heading level={2} size="large" voice>{t`Working it out together`}</Heading>
      <Text tone="soft">
        {t`Topic by topic. ${agreed} of ${topics.length} are agreed.`}{' '}
        {t`${plural(waiting, { 0: 'No proposal waits for you.', one: 'One proposal waits for you.', other: '# proposals wait for you.' })}`}{' '}
        {questions > 0 &&
          t`${plural(questions, { one: 'One private question waits for you.', other: '# private questions wait for you.' })}`}
      </Text>
    </Stack>
  );
}
