import { keyframes } from '@vanilla-extract/css';
import { component, inside, variants } from '../../theme/component.ts';
import { besideExit } from '../../theme/fragments.ts';
import { phone } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { motion, radius } = vars;

const slideIn = keyframes({ from: { opacity: 0, transform: `translateX(${motion.shift})` } });
const slideOut = keyframes({ to: { opacity: 0, transform: `translateX(${motion.shift})` } });

export const content = component({
  insetBlock: 0,
  animation: `${slideIn} ${motion.dialog} ${motion.enter}`,
  selectors: {
    '&[data-state=closed]': { animation: `${slideOut} ${motion.menu} ${motion.leave} forwards` },
    [besideExit]: { '@media': { [phone]: { paddingTop: '3.25rem' } } },
  },
  '@media': { [phone]: { borderRadius: 0, paddingBottom: 'env(safe-area-inset-bottom)' } },
});

const corner = { [phone]: { borderRadius: 0 } };

export const side = variants({
  start: {
    insetInlineStart: 0,
    borderStartEndRadius: radius.dialog,
    borderEndEndRadius: radius.dialog,
    '@media': corner,
  },
  end: {
    insetInlineEnd: 0,
    borderStartStartRadius: radius.dialog,
    borderEndStartRadius: radius.dialog,
    '@media': corner,
  },
});

export const width = variants({
  narrow: { width: 'min(20rem, 100vw - 3rem)' },
  wide: { width: 'min(64rem, 100vw - 6rem)', '@media': { [phone]: { width: '100%' } } },
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  flex: 'none',
  minHeight: '3.75rem',
  padding: '0.5rem 1.25rem',
  paddingInlineEnd: '4rem',
  borderBottom: `1px solid ${vars.color.line}`,
});

export const title = component({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.lead,
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
});

const closeTop = `(3.75rem - ${vars.size.control}) / 2`;

export const close = component({
  selectors: {
    '&&': { position: 'absolute', top: `calc(${closeTop})`, insetInlineEnd: '0.75rem' },
    [besideExit]: { '@media': { [phone]: { top: `calc(3.25rem + ${closeTop})` } } },
  },
});

export const body = component({ flex: 1, minHeight: 0, overflow: 'auto' });

const cornerTaken = `:root:has([data-quick-exit]) ${side.end}`;
const besideIt = (rule: { paddingInlineEnd: string } | { insetInlineEnd: string }) => ({
  '@media': { '(min-width: 641px)': rule },
});

inside(`${cornerTaken} > ${head}`, besideIt({ paddingInlineEnd: '13.5rem' }));
inside(`${cornerTaken} > ${close}`, besideIt({ insetInlineEnd: '9.75rem' }));
