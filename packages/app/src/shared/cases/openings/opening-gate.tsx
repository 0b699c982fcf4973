import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CaseOpening, type OpenedKind, endOpening, listOpenings } from '@mediation/api-client';
import { Button, Card, EmptyState, Notice, Row, Stack, Text } from '@mediation/ui';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useAction } from '../../forms/use-action.ts';
import { Loaded } from '../../loading/loaded.tsx';
import { clockTime } from '../../../words/times/relative-time.ts';
import { OpeningDialog } from './opening-dialog.tsx';

export interface OpeningGateProps {
  caseId: string;
  what: OpenedKind;
  children: ReactNode;
}

/** For admins: shows something of a case only while they have opened it, with the time that is left. */
export function OpeningGate({ caseId, what, children }: OpeningGateProps) {
  const { t } = useLingui();
  const now = useNow();
  const query = useEndpoint(listOpenings, { caseId });
  return (
    <Loaded query={query} loadingLabel={t`Loading what is open`} fallback={t`Failed to load what is open`}>
      {({ openings }) => {
        const live = openings.find((it) => it.is_live && it.what === what && Date.parse(it.expires_at) > now);
        if (live === undefined) return <Closed caseId={caseId} what={what} />;
        return (
          <Stack gap="grid">
            <OpenNotice
              opening={live}
              minutes={Math.max(1, Math.floor((Date.parse(live.expires_at) - now) / 60_000))}
            />
            {children}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function OpenNotice({ opening: { id, expires_at, reason }, minutes }: { opening: CaseOpening; minutes: number }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const end = () =>
    run(() => call(endOpening, { openingId: id }), { failed: t`Failed to end it`, done: t`Closed again` });
  return (
    <Notice tone="warning" icon={<LockKeyholeOpen />}>
      <Row wrap justify="between">
        <Stack gap="tiny">
          <Text weight="medium">
            {t`Open for you until ${clockTime(expires_at)}.`}{' '}
            {t`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`}
          </Text>
          <Text size="small">{t`Your reason: ${reason}`}</Text>
        </Stack>
        <Button tone="secondary" size="small" busy={isBusy} onClick={() => void end()}>
          {t`End now`}
        </Button>
      </Row>
    </Notice>
  );
}

function Closed({ caseId, what }: Omit<OpeningGateProps, 'children'>) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const isChannel = what === 'channel';
  return (
    <Card>
      <EmptyState
        title={isChannel ? t`Messages are closed to you` : t`Documents are closed to you`}
        action={
          <Button tone="secondary" onClick={() => setAsking(true)}>
            <LockKeyhole />
            {t`Open for an hour`}
          </Button>
        }
      >
        {isChannel
          ? t`Being an admin is no reason to read what people write. With a reason you can open the shared messages for an hour. Private ones stay closed.`
          : t`Being an admin is no reason to read what people send. With a reason you can open the documents for an hour. Those that only their owner reads stay closed.`}
      </EmptyState>
      {isAsking && <OpeningDialog caseId={caseId} what={what} onClose={() => setAsking(false)} />}
    </Card>
  );
}
