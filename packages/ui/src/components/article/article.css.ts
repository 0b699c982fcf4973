import { component, inside } from '../../theme/component.ts';
import { tablet } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const article = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 42rem) 15rem',
  gridTemplateAreas: "'head head' 'body contents'",
  gap: '1.5rem 3rem',
  '@media': {
    [tablet]: { gridTemplateColumns: 'minmax(0, 42rem)', gridTemplateAreas: "'head' 'contents' 'body'" },
    print: { display: 'block' },
  },
});

const unprinted = { print: { display: 'none' } } as const;

export const head = component({ gridArea: 'head' });

export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  maxWidth: '42rem',
  marginTop: '0.35rem',
  color: color.soft,
  fontSize: vars.size.small,
});

export const print = component({ '@media': unprinted });

export const contents = component({ gridArea: 'contents', fontSize: vars.size.small, '@media': unprinted });

export const list = component({
  position: 'sticky',
  top: `calc(${vars.size.topBar} + 1.5rem)`,
  paddingInlineStart: '1rem',
  borderInlineStart: `1px solid ${color.line}`,
  '@media': { [tablet]: { position: 'static' } },
});

export const listTitle = component({ marginBottom: '0.35rem', fontWeight: vars.weight.strong });

inside(`${list} a`, {
  display: 'block',
  paddingBlock: '0.3rem',
  '@media': { '(pointer: coarse)': { paddingBlock: '0.7rem' } },
});

export const body = component({ gridArea: 'body' });

export const section = component({
  scrollMarginTop: `calc(${vars.size.topBar} + 1rem)`,
  selectors: { '& + &': { marginTop: '2rem' } },
  '@media': { print: { breakInside: 'avoid-page' } },
});

export const heading = component({
  marginBottom: '0.5rem',
  fontSize: vars.text.medium,
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  ':focus': { outline: 'none' },
});

inside(`${section} > :is(p, ul, ol, dl) + :is(p, ul, ol, dl, h3)`, { marginTop: '0.85rem' });
inside(`${section} > ul`, { listStyle: 'disc', paddingInlineStart: '1.25rem' });
