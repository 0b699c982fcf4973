import { pageComponent } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

/** Eight groups in a line, on phones four, and fewer in large text. */
export const groups = pageComponent({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.5ch',
  maxWidth: '43ch',
  fontFamily: vars.font.code,
  '@media': { [phone]: { maxWidth: '21ch' } },
});
