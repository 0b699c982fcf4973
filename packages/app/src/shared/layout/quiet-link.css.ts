import { layout } from './layout.ts';

/** A link without a link color, in a list where every name is a link. */
export const quietLink = layout({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
