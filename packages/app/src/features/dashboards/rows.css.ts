import { vars } from '@mediation/ui/vars';
import { layout, phone } from '../../page/layout.ts';

export const words = layout({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 });

export const lines = layout({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, lineHeight: 1.4 });

export const icon = layout({ display: 'inline-flex', flex: 'none' });

/** On a phone the step path stands on a card of its own. */
export const path = layout({
  paddingBlock: '0.25rem 0.5rem',
  '@media': {
    [phone]: {
      padding: '0.75rem 1.25rem 1rem',
      background: vars.color.surface,
      borderRadius: vars.radius.card,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    },
  },
});

export const clamped = layout({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
