/** As the `handle` of a route inside the shell: its pages bring a layout of their own, without menu and top bar. */
export const ownLayout = { ownLayout: true } as const;
