import { useLingui } from '@lingui/react/macro';
import { getSessionStart, type MediationSession, type MissingBefore } from '@mediation/api-client';
import { Button, Card, List, Stack, Text } from '@mediation/ui';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { caseTab } from '../../../case-paths.ts';
import { paths } from '../../../paths.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { StartWithoutDialog } from './start-without-dialog.tsx';
import { useMissingWords } from './use-missing-words.ts';

/** Whether a first session of both parties waits for something, for its mediator. */
export function useMissingBefore(session: MediationSession, isMediator: boolean) {
  const isOpen = session.status === 'proposed' || session.status === 'scheduled';
  const { data } = useEndpoint(getSessionStart, { sessionId: session.id }, { enabled: isMediator });
  const missing = isOpen && data?.start.without === null ? data.start.missing : [];
  return { missing, without: data?.start.without ?? null };
}

/** For the mediator: what is missing before the first session, with a way to each, and a start without it. */
export function FirstSessionCard({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const [isStarting, setStarting] = useState(false);
  const { missing, without } = useMissingBefore(session, true);
  if (without !== null)
    return (
      <Card aria-labelledby="started-without">
        <Stack gap="tiny">
          <Card.Title id="started-without" tabIndex={-1}>{t`Started with something missing`}</Card.Title>
          <Text typed>{without.reason}</Text>
          <Text size="small" tone="soft">
            {t`${without.started_by_name}, ${relativeTime(without.started_at)}. Only mediators of the case read the reason.`}
          </Text>
        </Stack>
      </Card>
    );
  if (missing.length === 0) return null;
  return (
    <Card flush aria-labelledby="missing-before">
      <Card.Head>
        <Card.Title id="missing-before">{t`Missing before the first session`}</Card.Title>
      </Card.Head>
      <List aria-labelledby="missing-before">
        {missing.map((it) => (
          <MissingRow key={`${it.what} ${it.participant_id ?? ''}`} missing={it} caseId={session.case_id} />
        ))}
      </List>
      {session.status === 'scheduled' && (
        <Card.Body>
          <Stack gap="small" align="start">
            <Text size="small" tone="soft">
              {t`The session can be planned now. It cannot start until this is there, or until you write why it starts without.`}
            </Text>
            <Button tone="secondary" size="small" onClick={() => setStarting(true)}>
              {t`Start without it`}
            </Button>
          </Stack>
        </Card.Body>
      )}
      {isStarting && <StartWithoutDialog sessionId={session.id} missing={missing} onClose={() => setStarting(false)} />}
    </Card>
  );
}

function MissingRow({ missing, caseId }: { missing: MissingBefore; caseId: string }) {
  const words = useMissingWords();
  const isOfTerms = missing.what === 'terms' || missing.what === 'mediator_terms';
  return (
    <List.Row asChild end={<ChevronRight />}>
      <Link to={isOfTerms ? paths.terms(caseId) : `${caseTab(caseId, 'safety')}#screening`}>
        <span>{words(missing)}</span>
      </Link>
    </List.Row>
  );
}
