import { type Upload, listPendingUploads, listUploads } from '@mediation/api-client';
import { type Pages, usePages } from '../../../backend/use-pages.ts';
import { useCaseTitles } from '../../../shared/cases/use-case-titles.ts';
import type { ReviewAddress } from './review-address.ts';

/** A document in one of the lists; what waits says for how long. */
export type ReviewRow = Upload & { case_title: string | undefined; age_hours: number };

const waitingOf = ({ uploads }: { uploads: ReviewRow[] }) => uploads;
const decidedOf = ({ uploads }: { uploads: Upload[] }) => uploads;

/** The list that the address asks for: what waits begins with the oldest, what was decided with the newest. */
export function useReviewList({ list, filters }: Pick<ReviewAddress, 'list' | 'filters'>): Pages<ReviewRow> {
  const isPending = list === 'pending';
  const titles = useCaseTitles();
  const pending = usePages(listPendingUploads, filters, waitingOf, { enabled: isPending });
  const status = isPending ? 'confirmed' : list;
  const decided = usePages(listUploads, { ...filters, status }, decidedOf, { enabled: !isPending });
  if (isPending) return pending;
  return {
    ...decided,
    rows: decided.rows?.map((it) => ({ ...it, case_title: titles.get(it.case_id), age_hours: 0 })),
  };
}
