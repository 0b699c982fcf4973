import { component, inside } from '../../theme/component.ts';
import { tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const article = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 42rem) 15rem',
  gap: `${vars.space[24]} ${vars.space[48]}`,
  '@media': {
    [tablet]: { display: 'flex', flexDirection: 'column', maxWidth: '42rem' },
    print: { display: 'block' },
  },
});

const unprinted = { print: { display: 'none' } } as const;

export const head = component({ gridColumn: '1 / -1' });

export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  maxWidth: '42rem',
  marginTop: vars.space[6],
  color: color.soft,
  fontSize: vars.size.small,
});

export const print = component({ '@media': unprinted });

export const contents = component({ gridArea: '2 / 2', fontSize: vars.size.small, '@media': unprinted });

export const list = component({
  position: 'sticky',
  top: `calc(${vars.size.topBar} + ${vars.space[24]})`,
  paddingInlineStart: vars.space[16],
  borderInlineStart: `1px solid ${color.line}`,
  '@media': { [tablet]: { position: 'static' } },
});

export const listTitle = component({ marginBottom: vars.space[6], fontWeight: vars.weight.strong });

inside(`${list} a`, {
  display: 'block',
  paddingBlock: vars.space[4],
  '@media': { '(pointer: coarse)': { paddingBlock: vars.space[12] } },
});

export const body = component({ gridArea: '2 / 1' });

export const section = component({
  selectors: { '& + &': { marginTop: vars.space[32] } },
  '@media': { print: { breakInside: 'avoid-page' } },
});

export const heading = component({
  marginBottom: vars.space[8],
  fontSize: vars.text.medium,
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  ':focus': { outline: 'none' },
});

inside(`${section} > :is(p, ul, ol, dl) + *`, { marginTop: vars.space[12] });
inside(`${section} > ul`, { listStyle: 'disc', paddingInlineStart: vars.space[20] });
