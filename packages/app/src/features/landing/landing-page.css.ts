import { vars } from '@mediation/ui/vars';
import { layout } from '../../page/layout.ts';

const narrow = '(max-width: 900px)';
const side = { paddingInline: '5rem', '@media': { [narrow]: { paddingInline: '1.25rem' } } };

export const top = layout({
  ...side,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  height: '4.5rem',
});

export const main = layout({ maxWidth: '90rem', marginInline: 'auto', ':focus': { outline: 'none' } });

export const notice = layout({ marginInline: '5rem', '@media': { [narrow]: { marginInline: '1.25rem' } } });

export const hero = layout({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  gap: '5rem',
  alignItems: 'end',
  padding: '2.25rem 5rem 1.5rem',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem', paddingInline: '1.25rem' },
  },
});

export const tagline = layout({ marginBottom: '0.9rem' });

export const headline = layout({ maxWidth: '16.5em' });

export const lead = layout({ maxWidth: '37em', marginTop: '1.1rem' });

export const ways = layout({ marginTop: '1.75rem' });

export const facts = layout({ margin: 0 });

export const fact = layout({
  display: 'grid',
  gridTemplateColumns: '5.5rem 1fr',
  alignItems: 'baseline',
  padding: '0.7rem 0',
  borderTop: `1px solid ${vars.color.divider}`,
});

export const meaning = layout({ order: 2, color: vars.color.soft, fontSize: '1rem', lineHeight: 1.4 });

export const number = layout({
  fontFamily: vars.font.voice,
  fontSize: '1.75rem',
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
});
