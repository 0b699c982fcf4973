import { useLingui } from '@lingui/react/macro';
import { type CaseRequest, listCaseRequests, handleCaseRequest } from '@mediation/api-client';
import { Accordion, Button, Card, Stack, Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { relativeTime } from '../../../words/relative-time.ts';

export interface RequestsCardProps {
  caseId: string;
  nameOf: (userId: string) => string;
}

/**
 * For the mediator: the open requests of the parties. Their content is hidden until a click, in case somebody else sees
 * the screen.
 */
export function RequestsCard({ caseId, nameOf }: RequestsCardProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listCaseRequests, { caseId, limit: 20 }, {});
  const waiting = data?.requests.filter(({ handled_at }) => handled_at === null) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card aria-labelledby="asked">
      <Stack>
        <Card.Title id="asked">{t`Asked of you alone`}</Card.Title>
        <Accordion.Root type="single" collapsible>
          {waiting.map((request) => (
            <Asked key={request.id} request={request} who={nameOf(request.user_id)} />
          ))}
        </Accordion.Root>
      </Stack>
    </Card>
  );
}

function Asked({ request, who }: { request: CaseRequest; who: string }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const handle = () =>
    run(() => call(handleCaseRequest, { caseId: request.case_id, caseRequestId: request.id }), {
      failed: t`Failed to note it`,
      done: t`Noted as dealt with`,
    });
  const words = {
    pause: t`Asks for a pause.`,
    private_conversation: t`Asks for a private conversation.`,
    safety_concern: t`Says that something is not safe.`,
  };
  return (
    <Accordion.Item value={request.id} size="small" title={t`${who}, ${relativeTime(request.created_at)}`}>
      <Stack gap="small">
        <Text weight="strong">{words[request.kind]}</Text>
        {request.note !== null && <Text>{request.note}</Text>}
        <div>
          <Button tone="secondary" size="small" busy={isBusy} onClick={() => void handle()}>
            <Check />
            {t`Mark as dealt with`}
          </Button>
        </div>
      </Stack>
    </Accordion.Item>
  );
}
