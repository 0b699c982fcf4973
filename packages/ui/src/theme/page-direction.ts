/** The reading direction of the page, for components with arrow keys or sides. */
export const pageDirection = (): 'ltr' | 'rtl' => (globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
