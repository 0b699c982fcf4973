/** The reading direction of the page, for parts whose arrow keys and sides follow it. */
export const pageDirection = (): 'ltr' | 'rtl' => (globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
