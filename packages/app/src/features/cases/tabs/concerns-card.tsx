import { useLingui } from '@lingui/react/macro';
import { type SentInvitation, handleConcern } from '@mediation/api-client';
import { Accordion, Card, Stack, Text } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { DealtWith } from './dealt-with.tsx';

/** For the mediator: the concerns of people who were invited, each behind a click. Renders nothing without any. */
export function ConcernsCard({ invitations }: { invitations: SentInvitation[] }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const concerned = invitations.flatMap(({ id, name, concern }) =>
    concern === null ? [] : [{ id, name, ...concern }],
  );
  if (concerned.length === 0) return null;
  return (
    <Card aria-labelledby="concerns">
      <Stack>
        <Card.Title id="concerns">{t`Concerns before joining`}</Card.Title>
        <Accordion.Root type="single" collapsible>
          {concerned.map(({ id, name, note, created_at, handled_at }) => {
            const title = t`${name}, ${relativeTime(created_at)}`;
            return (
              <Accordion.Item
                key={id}
                value={id}
                size="small"
                title={handled_at === null ? title : t`${title}, dealt with`}
              >
                <Stack gap="small">
                  <Text weight="strong">{t`${name} has safety concerns`}</Text>
                  <Text>{note || t`They wrote nothing more.`}</Text>
                  <DealtWith
                    handledAt={handled_at}
                    effect={t`It no longer asks for your attention. New words of ${name} open it again.`}
                    handle={() => call(handleConcern, { invitationId: id })}
                  />
                </Stack>
              </Accordion.Item>
            );
          })}
        </Accordion.Root>
      </Stack>
    </Card>
  );
}
