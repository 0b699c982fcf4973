/** The list of templates of an office. */
export const templateList = { search: '?tab=templates' };

/** A template of the list, open. */
export const openTemplate = (id: string) => ({ search: `?tab=templates&template=${id}` });
