/** One column, full-screen dialogs. */
export const phone = '(max-width: 640px)';

/** The side menu becomes a drawer, and asides move below. */
export const tablet = '(max-width: 1100px)';
