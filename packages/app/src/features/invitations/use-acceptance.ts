import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { paths } from '../../paths.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { activeCase } from '../../active-case/stored-active-case.ts';
import { acceptInvitation, getMe } from '@mediation/api-client';

/**
 * Accepts an invitation: joins the case and opens it, or takes the role on the platform. It refetches the person,
 * because their role may change.
 */
export function useAcceptance(token: string) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { changeUser } = useSession();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const accept = async () => {
    const { participant } = await call(acceptInvitation, { token });
    const { user } = await call(getMe);
    const caseId = participant?.case_id;
    changeUser(user);
    if (caseId) activeCase.save(caseId);
    await navigate(caseId ? paths.case(caseId) : paths.dashboard(), { replace: true });
  };
  return { accept: () => void run(accept, { failed: t`Failed to accept the invitation` }), isBusy, problem };
}
