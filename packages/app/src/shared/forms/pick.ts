/** A part of what the server says, for a form that edits these fields. */
export const pick = <Whole, Field extends keyof Whole>(whole: Whole, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, whole[field]])) as Pick<Whole, Field>;
