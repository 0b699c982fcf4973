import { useLingui } from '@lingui/react/macro';
import { type Conversation, listCaseRequests, listConversations } from '@mediation/api-client';
import { Avatar, Button, Card, CountBadge, List, Stack, Text } from '@mediation/ui';
import { ChevronRight, HeartHandshake, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { panels } from '../../../panel-paths.ts';
import { paths } from '../../../paths.ts';
import { DangerLine } from '../../../safety/danger-line.tsx';
import type { Asked } from '../../../safety/request-words.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { shownRequests } from './use-party-case.ts';

const load = () => import('../../../safety/request-dialog.tsx');
const AskDialog = lazy(async () => ({ default: (await load()).RequestDialog }));

export interface WhoToAskCardProps {
  caseId: string;
  /** The first names of the mediator and, if they have joined, the other party. */
  mediator: string;
  other: string | undefined;
}

/** Whom a party can turn to: the people of the case, the assistant, and help in danger. */
export function WhoToAskCard({ caseId, mediator, other }: WhoToAskCardProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listConversations, { caseId });
  const own = data?.conversations.find(({ type }) => type === 'private');
  const open = data?.conversations.find(({ type }) => type === 'case');
  const helpers = own?.members.filter(({ role }) => role === 'mediator' || role === 'lawyer') ?? [];
  return (
    <Card flush aria-labelledby="who-to-ask">
      <Card.Head>
        <Card.Title id="who-to-ask">{t`Who to ask`}</Card.Title>
      </Card.Head>
      <List aria-labelledby="who-to-ask">
        {helpers.map(({ user_id, name, role }, index) => (
          <Helper
            key={user_id}
            to={channel(own)}
            icon={<Avatar name={name} />}
            name={name}
            about={role === 'mediator' ? t`Your mediator` : t`Your lawyer`}
            unread={index === 0 ? own?.unread_count : 0}
          />
        ))}
        <Helper
          to={channel(open)}
          icon={<Avatar name="" icon={<Users />} />}
          name={t`Everyone in the case`}
          about={other === undefined ? t`What you both read` : t`${other} reads this, too`}
          unread={open?.unread_count}
        />
        <Helper
          to={panels.assistant()}
          icon={<Avatar name="" icon={<HeartHandshake />} />}
          name={t`Let's Talk`}
          about={
            other === undefined ? t`AI, at any hour. Only you see it.` : t`AI, at any hour. ${other} won’t see it.`
          }
        />
      </List>
      <Card.Body>
        <Asking caseId={caseId} mediator={mediator} />
      </Card.Body>
    </Card>
  );
}

const channel = (it: Conversation | undefined) =>
  it === undefined ? paths.messages() : `${paths.messages()}?channel=${it.id}`;

interface HelperProps {
  to: To;
  icon: ReactNode;
  name: string;
  about: string;
  unread?: number | undefined;
}

function Helper({ to, icon, name, about, unread = 0 }: HelperProps) {
  const { t } = useLingui();
  return (
    <List.Row asChild icon={icon} end={<ChevronRight />}>
      <Link to={to}>
        <Stack gap="none">
          <span>
            {name} <CountBadge count={unread} label={t`${unread} unread`} />
          </span>
          <Text asChild size="small" tone="soft">
            <span>{about}</span>
          </Text>
        </Stack>
      </Link>
    </List.Row>
  );
}

/** Requests of which the other party learns nothing: a private conversation, or a pause. */
function Asking({ caseId, mediator }: Pick<WhoToAskCardProps, 'caseId' | 'mediator'>) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<Asked | null>(null);
  const { data } = useEndpoint(listCaseRequests, { caseId, limit: shownRequests });
  // A safety concern is never shown, because somebody else may see the screen.
  const last = data?.requests.find(({ kind }) => kind !== 'safety_concern');
  const opens = { tone: 'quiet', flush: true, 'aria-haspopup': 'dialog' } as const;
  return (
    <Stack gap="small">
      <Stack gap="none" align="start" onPointerEnter={() => void load()}>
        <Button {...opens} onClick={() => setAsking('private_conversation')}>
          {t`Ask for a private conversation`}
        </Button>
        <Button {...opens} onClick={() => setAsking('pause')}>
          {t`Ask to pause`}
        </Button>
      </Stack>
      <Text size="small" tone="soft">
        {last !== undefined && (
          <>
            {last.kind === 'pause' ? t`You asked for a pause.` : t`You asked for a private conversation.`}{' '}
            {relativeTime(last.created_at)}{' '}
          </>
        )}
        {t`Only ${mediator} learns that you asked.`}
      </Text>
      <DangerLine />
      <Suspense>
        {asking !== null && (
          <AskDialog caseId={caseId} kind={asking} mediator={mediator} onClose={() => setAsking(null)} />
        )}
      </Suspense>
    </Stack>
  );
}
