/** A table by its roles alone: the cells of a real one cannot be placed by the minute. */
export const table = { day: { role: 'row' }, name: { role: 'rowheader' }, entry: { role: 'gridcell' } } as const;
