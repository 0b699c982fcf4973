/** The custom property behind `var(…)`, for a value that a component sets. */
export const nameOf = (variable: string) => variable.slice(4, -1);
