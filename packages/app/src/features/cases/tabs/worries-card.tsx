import { useLingui } from '@lingui/react/macro';
import { getUser, handleSafetyAnswers, type Intake } from '@mediation/api-client';
import { Accordion, Card, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { paths } from '../../../paths.ts';
import { SafeContactFacts } from '../../../shared/people/safe-contact-facts.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { safetyWords, worryNames } from '../../../words/safety-answers.ts';
import { DealtWith } from './dealt-with.tsx';
import { PrivateChannel } from './private-channel.tsx';

export interface WorriesCardProps {
  /** Those with safety answers that the mediator needs to know. */
  intakes: readonly Intake[];
  nameOf: (userId: string | null) => string;
  /** The names of the lawyers who read the private channel of a party, too. */
  lawyersOf: (userId: string) => string[];
}

/** For the mediator: what parties answered about their safety, each behind a click. Renders nothing without any. */
export function WorriesCard({ intakes, nameOf, lawyersOf }: WorriesCardProps) {
  const { t } = useLingui();
  if (intakes.length === 0) return null;
  return (
    <Card aria-labelledby="worries">
      <Stack>
        <Card.Title id="worries">{t`Safety answers`}</Card.Title>
        <Accordion.Root type="single" collapsible>
          {intakes.map((intake) => (
            <Answered key={intake.id} intake={intake} who={nameOf(intake.user_id)} lawyersOf={lawyersOf} />
          ))}
        </Accordion.Root>
      </Stack>
    </Card>
  );
}

interface AnsweredProps extends Pick<WorriesCardProps, 'lawyersOf'> {
  intake: Intake;
  who: string;
}

function Answered({ intake: { id, case_id, user_id, safety }, who, lawyersOf }: AnsweredProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  if (user_id === null || safety?.answered_at == null) return null;
  const { answered_at: answeredAt, handled_at: handledAt } = safety;
  const words = safetyWords(safety);
  const title = t`${who}, ${relativeTime(answeredAt)}`;
  return (
    <Accordion.Item value={id} size="small" title={handledAt === null ? title : t`${title}, dealt with`}>
      <Stack gap="small">
        {worryNames(safety).map((name) => (
          <Text key={name.id} weight="strong">
            {i18n._(name)}
          </Text>
        ))}
        {words !== '' && <Text>{words}</Text>}
        <Text size="small">
          <Link to={`${paths.intake()}?case=${case_id}`}>{t`Read the intake`}</Link>
        </Text>
        {handledAt === null && (
          <>
            <SafeWay userId={user_id} who={who} />
            <PrivateChannel caseId={case_id} userId={user_id} who={who} lawyers={lawyersOf(user_id)} />
          </>
        )}
        <DealtWith
          handledAt={handledAt}
          effect={t`Mark it once you have talked with ${who} alone. It then no longer asks for your attention, and nobody is told. Other answers of ${who} open it again.`}
          handle={() => call(handleSafetyAnswers, { intakeId: id, answeredAt })}
        />
      </Stack>
    </Accordion.Item>
  );
}

/** How a party can be reached alone, or that they named no safe way. */
function SafeWay({ userId, who }: { userId: string; who: string }) {
  const { t } = useLingui();
  const contact = useEndpoint(getUser, { userId }).data?.user.safe_contact;
  if (contact === undefined) return null;
  if (contact !== null && contact.channels.length > 0) return <SafeContactFacts contact={contact} />;
  return (
    <Text>{t`No safe way to reach ${who} is known. Do not call or mail: ask in the private channel how and when you can talk.`}</Text>
  );
}
