import { useSearchParams } from 'react-router-dom';

const names = ['person', 'personName', 'case', 'caseName', 'action', 'kind', 'from', 'to'] as const;
type Narrowed = Partial<Record<(typeof names)[number], string>>;

/** The filters of the audit log, kept in the address. */
export interface AuditFilters {
  chosen: Narrowed;
  /** As the call takes them. */
  input: { actor_id?: string; case_id?: string; action?: string; object_type?: string; from?: string; to?: string };
  /** Whether the last day is before the first one. It does not narrow then. */
  isBackwards: boolean;
  narrow: (to: Narrowed) => void;
  clear: () => void;
}

export function useAuditFilters(): AuditFilters {
  const [search, setSearch] = useSearchParams();
  const chosen: Narrowed = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const { person, case: caseId, action, kind } = chosen;
  const [from, to] = [chosen.from, chosen.to].map((day = '') => (isDay(day) ? day : ''));
  const isBackwards = Boolean(from && to && to < from);
  const narrow = (changes: Narrowed) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    chosen,
    isBackwards,
    input: {
      ...(person && { actor_id: person }),
      ...(caseId && { case_id: caseId }),
      ...(action && { action }),
      ...(kind && { object_type: kind }),
      ...(from && { from: startOf(from) }),
      ...(to && !isBackwards && { to: startOf(to, 1) }),
    },
    narrow,
    clear: () => narrow(Object.fromEntries(names.map((name) => [name, '']))),
  };
}

/** Whether it is a day of the calendar with a year of four digits. */
const isDay = (day: string) => /^[12]\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

/** The first moment of a day of the reader's, or of a later one. */
function startOf(day: string, later = 0) {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
