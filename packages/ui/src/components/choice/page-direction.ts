/** Which way the page reads, for parts whose arrow keys follow it. */
export const pageDirection = (): 'ltr' | 'rtl' => (globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
