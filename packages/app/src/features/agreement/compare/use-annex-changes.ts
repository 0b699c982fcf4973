import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, listParticipants } from '@mediation/api-client';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { sideNames } from '../../../words/names/people-names.ts';
import type { ChangedAnnexProps } from './changed-annex.tsx';
import { figureChanges } from './figure-changes.ts';
import { scheduleChanges } from './schedule-changes.ts';

/** What is signed with the clauses of a document. */
export type WithAnnex = Pick<AgreementVersion, 'schedule' | 'statement'>;

/** What differs in the annexes of two texts of a document; undefined while nothing does. */
export function useAnnexChanges(caseId: string, before: WithAnnex, now: WithAnnex): ChangedAnnexProps | undefined {
  const { t } = useLingui();
  const { data } = useEndpoint(listParticipants, { caseId });
  const nights = scheduleChanges(before.schedule, now.schedule, sideNames(data?.participants ?? []));
  const found =
    nights.changes.length > 0 ? nights : { changes: figureChanges(before.statement, now.statement), years: [] };
  if (found.changes.length === 0) return undefined;
  const title = before.schedule || now.schedule ? t`Annex: schedule of the children` : t`Annex: figures`;
  return { title, ...found };
}
