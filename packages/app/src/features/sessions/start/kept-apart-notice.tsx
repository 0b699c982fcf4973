import { useLingui } from '@lingui/react/macro';
import { getSessionStart, type MediationSession } from '@mediation/api-client';
import { Button, Card, Notice, Row, Stack, Text } from '@mediation/ui';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { firstName, listOf } from '../../../words/names/people-names.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { CancelDialog } from '../planning/changes/cancel-dialog.tsx';
import { MeetDialog } from './meet-dialog.tsx';

/** For the mediator: that a session brings parties together who should not meet, or why it does so all the same. */
export function KeptApartNotice({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'cancel' | 'meet'>();
  const { data } = useEndpoint(getSessionStart, { sessionId: session.id });
  const given = data?.start.meeting ?? null;
  const apart = session.attendees.filter(({ participant_id: id }) => session.kept_apart?.includes(id));
  const close = () => setOpen(undefined);
  const names = listOf(apart.map(({ name }) => firstName(name)));
  return (
    <>
      {apart.length > 0 && (
        <Notice
          tone="warning"
          icon={<ShieldAlert />}
          action={
            <Row wrap>
              <Button tone="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen('cancel')}>
                {session.status === 'proposed' ? t`Cancel the offer` : t`Cancel the session`}
              </Button>
              <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen('meet')}>
                {t`Write why they meet`}
              </Button>
            </Row>
          }
        >
          {t`You decided that ${names} should not meet the other party. In this session they meet. Cancel it, change it to separate rooms, or write why they meet.`}
        </Notice>
      )}
      {apart.length === 0 && given !== null && (
        <Card aria-labelledby="they-meet">
          <Stack gap="tiny">
            <Card.Title id="they-meet" tabIndex={-1}>{t`Why the parties meet in this session`}</Card.Title>
            <Text typed>{given.reason}</Text>
            <Text size="small" tone="soft">
              {t`${given.started_by_name}, ${relativeTime(given.started_at)}. Only mediators of the case read the reason.`}
            </Text>
          </Stack>
        </Card>
      )}
      {open === 'cancel' && <CancelDialog session={session} onClose={close} />}
      {open === 'meet' && <MeetDialog sessionId={session.id} onClose={close} />}
    </>
  );
}
