import { useLingui } from '@lingui/react/macro';
import { type InputOf, createSession, meetAllTheSame, offerSlots } from '@mediation/api-client';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { paths } from '../../../paths.ts';
import { useAction } from '../../../shared/forms/use-action.ts';

/** Sends a new offer, or other times for a proposed session, and opens the page of the session. */
export function useSending(drop: () => void) {
  const { t } = useLingui();
  const { call } = useBackend();
  const navigate = useNavigate();
  const { run, isBusy, problem, reset } = useAction({ inPlace: true });
  const texts = { failed: t`Failed to send the times`, done: t`The times are sent.` };
  const send = async (work: () => Promise<{ session: { id: string } }>) => {
    let id = '';
    const isSent = await run(async () => {
      ({
        session: { id },
      } = await work());
    }, texts);
    if (!isSent) return;
    drop();
    await navigate(paths.session(id));
  };
  return {
    isSending: isBusy,
    problem,
    reset,
    create: (offer: InputOf<typeof createSession>) => send(() => call(createSession, offer)),
    offerAgain: (offer: InputOf<typeof offerSlots>, meetReason: string | null) =>
      send(async () => {
        if (meetReason !== null) await call(meetAllTheSame, { sessionId: offer.sessionId, reason: meetReason });
        return call(offerSlots, offer);
      }),
  };
}
