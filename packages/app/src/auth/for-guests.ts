/** The `handle` of routes inside the shell that guests may open too. */
export const forGuests = { forGuests: true } as const;
