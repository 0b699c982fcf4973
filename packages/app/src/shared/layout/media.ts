/** One column, full-screen dialogs. */
export const phone = '(max-width: 640px)';

/** Asides move below. */
export const tablet = '(max-width: 1100px)';
