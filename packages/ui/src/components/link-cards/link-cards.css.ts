import { pageComponent } from '../../theme/component.ts';
import { phone } from '../../theme/breakpoints.ts';
import { chosenBySystem } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const cards = pageComponent({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: space[12],
  '@media': { [phone]: { gap: space[8] }, print: { display: 'none' } },
});

export const card = pageComponent({
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: 'column',
  gap: `${space[2]} ${space[12]}`,
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { borderColor: color.control },
  selectors: { '&[aria-current]': { boxShadow: `0 0 0 2px ${color.primary[11]}`, borderColor: 'transparent' } },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': chosenBySystem } } },
});
