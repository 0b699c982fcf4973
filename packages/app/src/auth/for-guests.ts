/** As the `handle` of a route inside the shell: guests may see it too. */
export const forGuests = { forGuests: true } as const;
