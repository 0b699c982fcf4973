import { useLingui } from '@lingui/react/macro';
import { AudienceLine, Button, Card, Stack, Text } from '@mediation/ui';
import { CirclePause, MessageSquareLock } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import type { Asked } from '../../../safety/request-words.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { listCaseRequests } from '@mediation/api-client';

const load = () => import('../../../safety/request-dialog.tsx');
const AskDialog = lazy(async () => ({ default: (await load()).RequestDialog }));

/** Requests to the mediator of which the other party learns nothing: a private conversation, or a pause. */
export function AskCard({ caseId, mediator }: { caseId: string; mediator: string }) {
  const { t } = useLingui();
  const id = useId();
  const [asking, setAsking] = useState<Asked | null>(null);
  const { data } = useEndpoint(listCaseRequests, { caseId, limit: 10 });
  // A safety concern is never shown, because somebody else may see the screen.
  const last = data?.requests.find(({ kind }) => kind !== 'safety_concern');
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`Something on your mind?`}</Card.Title>
        <Stack gap="small" onPointerEnter={() => void load()}>
          <Button tone="secondary" block aria-haspopup="dialog" onClick={() => setAsking('private_conversation')}>
            <MessageSquareLock />
            {t`Ask for a private conversation`}
          </Button>
          <Button tone="secondary" block aria-haspopup="dialog" onClick={() => setAsking('pause')}>
            <CirclePause />
            {t`Ask to pause`}
          </Button>
        </Stack>
        {last !== undefined && (
          <Text size="small" tone="soft">
            {last.kind === 'pause' ? t`You asked for a pause.` : t`You asked for a private conversation.`}{' '}
            {relativeTime(last.created_at)}
          </Text>
        )}
        <AudienceLine audience="mediator" short>
          {t`Only ${mediator} learns that you asked.`}
        </AudienceLine>
      </Stack>
      <Suspense>
        {asking !== null && (
          <AskDialog caseId={caseId} kind={asking} mediator={mediator} onClose={() => setAsking(null)} />
        )}
      </Suspense>
    </Card>
  );
}
