/** The clauses of an office, below its templates. */
export const clauseList = { search: '?tab=templates' };

/** A clause of the list, open, or with `new` one that is not saved yet. */
export const openClause = (id: string) => ({ search: `?tab=templates&clause=${id}` });
