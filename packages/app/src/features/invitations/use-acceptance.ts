import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { homeOf } from '../../paths.ts';
import { zoneName } from '../../words/names/viewer.ts';
import { useAction } from '../../shared/forms/use-action.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { applyMemberBrand } from '../../appearance/member-brand.ts';
import { activeCase } from '../../active-case/stored-active-case.ts';
import { i18n } from '@lingui/core';
import { acceptInvitation, getMe } from '@mediation/api-client';

/**
 * Accepts an invitation to a case or to the platform, and opens the home of the person, which shows their next step. It
 * refetches the person, because their role may change.
 */
export function useAcceptance(token: string) {
  const { t } = useLingui();
  const backend = useBackend();
  const { call } = backend;
  const { changeUser } = useSession();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const accept = async () => {
    const { participant } = await call(acceptInvitation, { token, language: i18n.locale, time_zone: zoneName() });
    const { user } = await call(getMe);
    const caseId = participant?.case_id;
    await applyMemberBrand(backend, user);
    changeUser(user);
    if (caseId) activeCase.save(caseId);
    await navigate(homeOf(user.role), { replace: true });
  };
  return { accept: () => void run(accept, { failed: t`Failed to accept the invitation` }), isBusy, problem };
}
