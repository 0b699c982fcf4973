import { type Upload, listPendingUploads, listUploads } from '@mediation/api-client';
import { usePages, type Pages } from '../../../backend/use-pages.ts';
import { useCaseTitles } from '../../../shared/cases/use-case-titles.ts';
import type { ReviewAddress } from './review-address.ts';

/** A document in one of the lists, with what tells how urgent it is. */
export type ReviewRow = Upload & { case_title: string | undefined; age_hours: number };

const hour = 3_600_000;
const uploadsOf = ({ uploads }: { uploads: Upload[] }) => uploads;

/** The list that the address asks for: what waits begins with the oldest, what was decided with the newest. */
export function useReviewList({ list, filters }: Pick<ReviewAddress, 'list' | 'filters'>): Pages<ReviewRow> {
  const isPending = list === 'pending';
  const titles = useCaseTitles();
  const pending = usePages(listPendingUploads, filters, uploadsOf, { enabled: isPending });
  const decided = usePages(listUploads, { ...filters, status: isPending ? 'confirmed' : list }, uploadsOf, {
    enabled: !isPending,
  });
  const pages = isPending ? pending : decided;
  return {
    ...pages,
    rows: pages.rows?.map((it) => ({
      ...it,
      case_title: titles.get(it.case_id),
      age_hours: (Date.now() - Date.parse(it.created_at)) / hour,
    })),
  };
}
