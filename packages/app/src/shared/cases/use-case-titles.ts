import { useWhole } from '../../backend/use-pages.ts';
import { listCases } from '@mediation/api-client';

const casesOf = ({ cases }: { cases: { id: string; title: string }[] }) => cases;

/** The titles of the cases that a person may read, by id; empty until they have loaded. */
export function useCaseTitles(): ReadonlyMap<string, string> {
  const { data = [] } = useWhole(listCases, {}, casesOf);
  return new Map(data.map(({ id, title }) => [id, title]));
}
