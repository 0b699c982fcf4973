import { withLargeLetters, phone } from '../../theme/breakpoints.ts';
import { variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space } = vars;
const line = `1px solid ${color.line}`;

export const facts = variants({
  plain: { display: 'grid', gridTemplateColumns: '100%', gap: space[6] },
  ruled: { marginBlock: space[16], borderBottom: line },
});

/** A value that has no room beside its name goes below it. */
export const fact = variants({
  plain: { display: 'flex', flexWrap: 'wrap', columnGap: space[8] },
  ruled: withLargeLetters({
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    gap: `${space[4]} ${space[16]}`,
    paddingBlock: space[12],
    borderTop: line,
    breakInside: 'avoid',
    '@media': { [phone]: { gridTemplateColumns: '100%' } },
  }),
});

export const term = variants({
  plain: { flex: '0 0 8rem', color: color.soft },
  ruled: { color: color.soft, fontSize: size.small },
});

export const detail = variants({
  plain: { flex: '1 1 5rem', maxWidth: '100%', overflowWrap: 'break-word' },
  ruled: {},
});
