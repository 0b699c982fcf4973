import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type CaseOpening, type OpenedKind, endOpening, listOpenings } from '@mediation/api-client';
import { Button, Card, EmptyState, Notice, Row, Stack, Text } from '@mediation/ui';
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { keepFocus } from '../../../browser/keep-focus.ts';
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
  const { call } = useBackend();
  const now = useNow();
  const query = useEndpoint(listOpenings, { caseId });
  const { run } = useAction();
  const endId = useId();
  const [endedId, setEndedId] = useState<string | null>(null);
  // What is shown goes before the right to read it does, so that nothing is read without it.
  const end = async (openingId: string) => {
    setEndedId(openingId);
    const isEnded = await run(() => call(endOpening, { openingId }), {
      failed: t`Failed to end it`,
      done: t`Closed again`,
    });
    if (!isEnded) setEndedId(null);
  };
  return (
    <Loaded query={query} loadingLabel={t`Loading what is open`} fallback={t`Failed to load what is open`}>
      {({ openings }) => {
        const live = openings.find(
          (it) => it.is_live && it.what === what && it.id !== endedId && Date.parse(it.expires_at) > now,
        );
        return (
          <Stack gap="grid" ref={keepFocus} tabIndex={-1}>
            {live === undefined ? (
              <Closed caseId={caseId} what={what} endId={endId} />
            ) : (
              <>
                <OpenNotice
                  opening={live}
                  endId={endId}
                  minutes={Math.max(1, Math.floor((Date.parse(live.expires_at) - now) / 60_000))}
                  onEnd={() => void end(live.id)}
                />
                {children}
              </>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

interface OpenNoticeProps {
  opening: CaseOpening;
  minutes: number;
  endId: string;
  onEnd: () => void;
}

function OpenNotice({ opening: { expires_at, reason }, minutes, endId, onEnd }: OpenNoticeProps) {
  const { t } = useLingui();
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
        <Button id={endId} tone="secondary" size="small" onClick={onEnd}>
          {t`End now`}
        </Button>
      </Row>
    </Notice>
  );
}

interface ClosedProps extends Omit<OpeningGateProps, 'children'> {
  /** The button that gets the focus once it is open. */
  endId: string;
}

function Closed({ caseId, what, endId }: ClosedProps) {
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
      {isAsking && (
        <OpeningDialog
          caseId={caseId}
          what={what}
          onClose={() => setAsking(false)}
          focusInstead={() => document.getElementById(endId)?.focus()}
        />
      )}
    </Card>
  );
}
