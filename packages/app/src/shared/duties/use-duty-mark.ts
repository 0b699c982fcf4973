import { useLingui } from '@lingui/react/macro';
import { type DueDuty, markDuty, type Participant } from '@mediation/api-client';
import { useState } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useAction } from '../forms/use-action.ts';

/** Says whether a party has done their part of a duty. The tick shows at once, and is reset when not saved. */
export function useDutyMark(
  caseId: string,
  { id: dutyId, due_on, marks }: DueDuty,
  me: Pick<Participant, 'id'> | undefined,
) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const { run, problem } = useAction({ inPlace: true });
  const mark = async (is_done: boolean) => {
    setWanted(is_done);
    const isSaved = await run(() => call(markDuty, { caseId, dutyId, due_on, is_done }), {
      failed: t`We could not save it.`,
    });
    setWanted(null);
    return isSaved;
  };
  return { isDone: wanted ?? marks.some(({ participant_id }) => participant_id === me?.id), mark, problem };
}
