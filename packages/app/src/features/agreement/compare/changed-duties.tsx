import { useLingui } from '@lingui/react/macro';
import { type ComparedDuty, changedWords, type WordRun } from '@mediation/agreement';
import { type DraftDuty, listParticipants } from '@mediation/api-client';
import { Comparison } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { dutyDay, dutyOwner } from '../../../shared/duties/duty-words.ts';
import { sideNames } from '../../../words/names/people-names.ts';
import { ChangedText } from './changed-text.tsx';

export interface ChangedDutiesProps {
  caseId: string;
  duties: readonly ComparedDuty[];
}

/** What is to be done by a clause in two versions, each in one line with both. */
export function ChangedDuties({ caseId, duties }: ChangedDutiesProps) {
  const { t } = useLingui();
  const { data } = useEndpoint(listParticipants, { caseId });
  if (duties.length === 0) return null;
  const names = sideNames(data?.participants ?? []);
  const task = (duty: DraftDuty | undefined) =>
    duty === undefined ? '' : `${dutyOwner(duty.who, names)}: ${duty.what}. `;
  return (
    <Comparison.Side asChild>
      <ul aria-label={t`To do, and by when`}>
        {duties.map(({ id, before, now }) => (
          <li key={id}>
            <ChangedText runs={[...changedWords(task(before), task(now)).runs, ...changedDay(before, now)]} />
          </li>
        ))}
      </ul>
    </Comparison.Side>
  );
}

/** A day changes as a whole: the words of two days in one line would make a third. */
function changedDay(before: DraftDuty | undefined, now: DraftDuty | undefined): WordRun[] {
  const [old, fresh] = [before, now].map((it) => it && dutyDay(it));
  if (old === fresh) return [{ kind: 'same', words: fresh ?? '' }];
  return [
    ...(old === undefined ? [] : [{ kind: 'out' as const, words: `${old} ` }]),
    ...(fresh === undefined ? [] : [{ kind: 'in' as const, words: fresh }]),
  ];
}
