import type { Figure } from '@mediation/api-client';

/** What a person types about a figure. */
export interface FigureValues {
  label: string;
  amount: number | string | null;
  rhythm: Figure['rhythm'];
  as_of: string;
  is_joint: boolean;
  /** The id of a document, `ownEstimate` or `unchanged`. */
  document: string;
  page: string;
}

/** The choice of no document. */
export const ownEstimate = '';

/** The choice of the page that is there, in a document that the person may not read. */
export const unchanged = 'unchanged';

/** Where the figure is written, as the call takes it; undefined leaves it as it is. */
export function evidenceOf({ document, page }: Pick<FigureValues, 'document' | 'page'>) {
  if (document === unchanged) return undefined;
  return document === ownEstimate ? null : { upload_id: document, page: Number(page) };
}
