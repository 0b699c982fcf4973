/** The ARIA roles of a table, because the cells of a native one cannot be placed by the minute. */
export const table = { day: { role: 'row' }, name: { role: 'rowheader' }, entry: { role: 'gridcell' } } as const;
