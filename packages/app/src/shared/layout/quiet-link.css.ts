import { layout } from './layout.ts';

/** A name that leads somewhere, in a list where every name does. */
export const quietLink = layout({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
