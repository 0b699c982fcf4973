import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/backend-provider.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session-provider.tsx';
import { activeCase } from '../../session/stored-session.ts';

/** Takes the place in the case and opens it, or the role on the platform. An accepted invitation may bring a role with it, so that is read again. */
export function useAcceptance(token: string) {
  const { api, queries } = useBackend();
  const { changeUser } = useSession();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { participant } = await api.acceptInvitation({ token });
      const { user } = await api.getMe();
      return { caseId: participant?.case_id, user };
    },
    onSuccess: async ({ caseId, user }) => {
      changeUser(user);
      if (caseId) activeCase.save(caseId);
      await navigate(caseId ? paths.case(caseId) : paths.dashboard(), { replace: true });
      void queries.invalidateQueries();
    },
  });
  return { accept: () => mutate(), isPending, error };
}
