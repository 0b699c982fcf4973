import { vars } from '@mediation/ui/vars';
import { layout } from '../../page/layout.ts';

const narrow = '(max-width: 900px)';

export const cards = layout({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1.5rem',
  padding: '0 5rem 1.5rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: '1.25rem' } },
});

export const card = layout({ display: 'flex', flexDirection: 'column' });

export const picture = layout({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.5rem',
  minHeight: '7.5rem',
  padding: '1rem 1.5rem',
  background: vars.color.sunken,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
});

export const line = layout({
  display: 'flex',
  alignItems: 'center',
  gap: '0.65rem',
  padding: '0.42rem 0.75rem',
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const better = layout({ boxShadow: `inset 0 0 0 1px ${vars.color.secondary[8]}` });

export const struck = layout({ color: vars.color.soft, textDecorationColor: vars.color.control });

export const end = layout({ marginInlineStart: 'auto' });

export const date = layout({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingInlineEnd: '0.75rem',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  fontSize: '0.8125rem',
  lineHeight: 1.1,
});

export const day = layout({ fontFamily: vars.font.voice, fontSize: '1.5rem', fontWeight: 480 });

export const words = layout({ display: 'grid', gap: '0.35rem', padding: '1rem 1.5rem 1.25rem' });

export const title = layout({ fontSize: '1.25rem' });
