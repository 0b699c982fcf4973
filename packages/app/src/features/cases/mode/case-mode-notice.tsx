import { useLingui } from '@lingui/react/macro';
import { listParticipants } from '@mediation/api-client';
import { Link, type To } from 'react-router-dom';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { caseTab } from '../../../case-paths.ts';
import { panels } from '../../../panel-paths.ts';
import { ModeNotice, type ModeNoticeProps } from '../../../shared/cases/mode/mode-notice.tsx';
import { useOver } from '../../../shared/layout/panel.ts';

/** Says on the case how messages go, with the way to the private channel, or for the mediator to the choice. */
export function CaseModeNotice({ caseId, ...what }: Omit<ModeNoticeProps, 'action'> & { caseId: string }) {
  const { t } = useLingui();
  const { role } = useUser();
  const channel = usePrivateChannel(caseId);
  const action =
    role === 'mediator' ? (
      <Link to={caseTab(caseId, 'safety')}>{t`Change this`}</Link>
    ) : (
      channel && <Link to={channel}>{t`Write to the mediator`}</Link>
    );
  return <ModeNotice caseId={caseId} {...what} action={action} />;
}

/** The private channel of a party, or that of the client who confirmed their lawyer. */
function usePrivateChannel(caseId: string): To | undefined {
  const { id, role } = useUser();
  const over = useOver();
  const { data } = useEndpoint(listParticipants, { caseId });
  if (role === 'divorcee') return over(panels.chat(caseId, id));
  const people = data?.participants.filter(({ status }) => status === 'active') ?? [];
  const me = people.find(({ user_id, role: mine }) => user_id === id && mine === 'lawyer');
  const client = people.find((it) => it.id === me?.represents_participant_id);
  if (me?.confirmed_by_client_at == null || client?.user_id == null) return undefined;
  return over(panels.chat(caseId, client.user_id));
}
