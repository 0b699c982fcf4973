import { useLingui } from '@lingui/react/macro';
import { type AnswerOf, deliverMessage, type HeldMessage, listHeldMessages } from '@mediation/api-client';
import { Button, Card, Stack, Text, toneLevel } from '@mediation/ui';
import { useReveal } from '../../../browser/use-reveal.ts';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { clockTime, relativeTime, shortDate } from '../../../words/times/relative-time.ts';
import { toneNames } from '../../../words/names/tone-names.ts';

type Receiver = AnswerOf<typeof listHeldMessages>['receivers'][number];

/** For the mediator: who chose how to receive messages, and those that wait. Renders nothing when nobody did. */
export function HeldMessagesCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const reveal = useReveal('held');
  const { data, error, refetch, isFetching } = useEndpoint(listHeldMessages, { caseId }, { poll: true });
  if (data === undefined ? error === null : data.receivers.length === 0 && data.held.length === 0) return null;
  return (
    <Card ref={reveal} tabIndex={-1} aria-labelledby="held">
      <Stack>
        <Card.Title id="held">{t`Messages that wait`}</Card.Title>
        {data === undefined && error !== null && (
          <LoadFailed
            error={error}
            fallback={t`Failed to load the messages that wait`}
            onRetry={refetch}
            isRetrying={isFetching}
          />
        )}
        {data?.receivers.map((it) => (
          <Choice key={it.user_id} {...it} isMeasured={data.measures_tone} />
        ))}
        {data?.held.map((it) => (
          <Held key={`${it.message_id} ${it.receiver_name}`} message={it} />
        ))}
        {data?.held.length === 0 && <Text>{t`No message waits now.`}</Text>}
        <Text size="small" tone="soft">
          {t`Only mediators of this case read this. The sender sees whether a message waits for the hours of the case, and nothing of what a party chose.`}
        </Text>
      </Stack>
    </Card>
  );
}

/** What one party chose. */
function Choice({ name, hours, holds_from, isMeasured }: Receiver & { isMeasured: boolean }) {
  const { t, i18n } = useLingui();
  const tone = i18n._(toneNames[toneLevel(holds_from ?? 0)]);
  return (
    <>
      {hours !== null && (
        <Text>{t`${name} receives messages of the other party between ${hours.from} and ${hours.to}.`}</Text>
      )}
      {holds_from !== null && (
        <Text>
          {isMeasured
            ? t`Messages to ${name} with a tone from ${holds_from} of 10 (${tone}) wait for you.`
            : t`${name} wants messages with a tone from ${holds_from} of 10 (${tone}) to wait for you. None does while the safety check is off.`}
        </Text>
      )}
    </>
  );
}

function Held({ message }: { message: HeldMessage }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const { message_id: messageId, sender_name: sender, receiver_name: receiver, content, created_at, due_at } = message;
  const when = relativeTime(created_at);
  const deliver = () =>
    run(() => call(deliverMessage, { messageId }), { failed: t`The message could not be delivered.` });
  return (
    <Stack gap="tiny" align="start">
      <Text size="small" tone="soft">
        {t`${sender} to ${receiver}, ${when}.`}{' '}
        {due_at === null ? t`Waits for you.` : t`Arrives ${shortDate(due_at)}, ${clockTime(due_at)}.`}
      </Text>
      <Text>{content}</Text>
      <Button tone="secondary" size="small" busy={isBusy} onClick={() => void deliver()}>
        {t`Deliver now`}
      </Button>
    </Stack>
  );
}
