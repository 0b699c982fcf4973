import { useLingui } from '@lingui/react/macro';
import { type AiConsents, getAiConsents, listParticipants, type Participant } from '@mediation/api-client';
import { FocusLayout, Heading, Notice, Stack, Text } from '@mediation/ui';
import { useParams } from 'react-router-dom';
import { BrandLink } from '../../../appearance/brand-link.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { HelpNowButton } from '../../../safety/help-now-button.tsx';
import { QuickExitCorner } from '../../../safety/quick-exit-button.tsx';
import { NoSuchCase } from '../../../shared/cases/no-such-case.tsx';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { firstName, sentence } from '../../../words/names/people-names.ts';
import { AnswerForm } from './answer-form.tsx';
import { ConsentHelp } from './consent-help.tsx';
import { WhatAiDoes } from './what-ai-does.tsx';

/** Asks a party or a lawyer whether AI may read what they write in a case. */
export function AiConsentPage() {
  const { t } = useLingui();
  const { caseId = '' } = useParams();
  const consents = useEndpoint(getAiConsents, { caseId });
  const people = useEndpoint(listParticipants, { caseId });
  const code = consents.error?.code;
  const isUnknown = code === 'not_found' || code === 'invalid';
  const reading = combineReadings({ consents, people });
  const { mediator } = useNames(people.data?.participants);
  return (
    <FocusLayout
      brand={<BrandLink hideName />}
      quickExit={<QuickExitCorner />}
      helpNow={<HelpNowButton />}
      help={
        consents.data && (
          <ConsentHelp
            mediator={mediator}
            hasAnswered={consents.data.mine.answer !== null}
            external={consents.data.external}
          />
        )
      }
    >
      {isUnknown ? (
        <NoSuchCase />
      ) : (
        <Loaded query={reading} loadingLabel={t`Loading the question`} fallback={t`Failed to load the question`}>
          {({ consents, people }) => <Question caseId={caseId} consents={consents} people={people.participants} />}
        </Loaded>
      )}
    </FocusLayout>
  );
}

/** The people around the question by first name; `other` only for a party whose other party has joined. */
function useNames(people: Participant[] = []) {
  const { t } = useLingui();
  const { id: me, role } = useUser();
  const active = people.filter(({ status }) => status === 'active');
  const mediator = active.find((it) => it.role === 'mediator');
  const other = active.find((it) => it.role === 'divorcee' && it.user_id !== me);
  return {
    mediator: mediator ? firstName(mediator.name) : t`your mediator`,
    mediatorName: mediator?.name ?? t`your mediator`,
    other: role === 'divorcee' && other !== undefined ? firstName(other.name) : undefined,
  };
}

function Question({ caseId, consents, people }: { caseId: string; consents: AiConsents; people: Participant[] }) {
  const { t } = useLingui();
  const { mediator, mediatorName, other } = useNames(people);
  return (
    <Stack gap="large">
      <PageTitle>{t`May AI read what you write?`}</PageTitle>
      <Stack gap="small">
        <Text size="small" tone="soft">{t`Your case with ${mediatorName}`}</Text>
        <Heading level={1} size="huge" voice tabIndex={-1}>
          {t`May AI read what you write?`}
        </Heading>
        <Text size="lead" tone="soft">
          {sentence(
            t`It would help ${mediator} to keep talks calm. Yes and no are both fine. Your case goes on in the same way.`,
          )}
        </Text>
      </Stack>
      {consents.assistance !== 'on' && (
        <Notice>{t`AI is switched off in this case now. Your answer counts once it is on again.`}</Notice>
      )}
      <WhatAiDoes mediator={mediator} screening={consents.screening} />
      <AnswerForm
        caseId={caseId}
        mine={consents.mine}
        screening={consents.screening}
        mediator={mediator}
        other={other}
      />
    </Stack>
  );
}
