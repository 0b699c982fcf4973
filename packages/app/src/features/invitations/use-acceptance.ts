import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../auth/session-provider.tsx';
import { activeCase } from '../../active-case/stored-active-case.ts';
import { acceptInvitation, getMe } from '@mediation/api-client';

/** Takes the place in the case and opens it, or the role on the platform. An accepted invitation may bring a role with it, so that is read again. */
export function useAcceptance(token: string) {
  const { call } = useBackend();
  const { changeUser } = useSession();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { participant } = await call(acceptInvitation, { token });
      const { user } = await call(getMe);
      return { caseId: participant?.case_id, user };
    },
    onSuccess: async ({ caseId, user }) => {
      changeUser(user);
      if (caseId) activeCase.save(caseId);
      await navigate(caseId ? paths.case(caseId) : paths.dashboard(), { replace: true });
    },
  });
  return { accept: () => mutate(), isPending, error };
}
