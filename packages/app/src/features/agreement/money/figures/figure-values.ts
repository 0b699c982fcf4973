import type { Figure } from '@mediation/api-client';

/** What a person types about a figure. */
export interface FigureValues {
  label: string;
  amount: number | string | null;
  rhythm: Figure['rhythm'];
  kind: Figure['kind'];
  as_of: string;
  is_joint: boolean;
  /** The own share in percent, as it is typed. */
  share: string;
  /** The id of a document, `ownEstimate` or `unchanged`. */
  document: string;
  page: string;
}

/** The percent of a typed share; null where it is none. */
export function percentOf(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100 ? Number(text) : null;
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
