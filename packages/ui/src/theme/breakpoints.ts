/** One column, full-screen dialogs. */
export const phone = '(max-width: 640px)';

/** The side menu is behind the menu button, asides move below. */
export const tablet = '(max-width: 1100px)';
