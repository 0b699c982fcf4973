import { keyframes } from '@vanilla-extract/css';
import { component, inside, variants } from '../../theme/component.ts';
import { besideLoudExit, exitLine, exitWidth } from '../../theme/fragments.ts';
import { page, phone, tablet } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { motion, radius } = vars;

const slide = (axis: 'X' | 'Y') => ({ opacity: 0, transform: `translate${axis}(${motion.shift})` });
const slideIn = keyframes({ from: slide('X') });
const slideOut = keyframes({ to: slide('X') });
const rise = keyframes({ from: slide('Y') });
const sink = keyframes({ to: slide('Y') });

export const content = component({
  selectors: { [besideLoudExit]: { '@media': { [phone]: { paddingTop: exitLine } } } },
});

const atSide = (rule: Parameters<typeof component>[0]) => ({
  insetBlock: 0,
  ...rule,
  animation: `${slideIn} ${motion.dialog} ${motion.enter}`,
  selectors: { '&[data-state=closed]': { animation: `${slideOut} ${motion.menu} ${motion.leave} forwards` } },
  '@media': { [phone]: { borderRadius: 0, paddingBottom: 'env(safe-area-inset-bottom)' } },
});

export const side = variants({
  start: atSide({
    insetInlineStart: 0,
    borderStartEndRadius: radius.dialog,
    borderEndEndRadius: radius.dialog,
  }),
  end: atSide({
    insetInlineEnd: 0,
    borderStartStartRadius: radius.dialog,
    borderEndStartRadius: radius.dialog,
  }),
  bottom: {
    insetInline: 0,
    bottom: 0,
    maxHeight: '85dvh',
    borderStartStartRadius: radius.dialog,
    borderStartEndRadius: radius.dialog,
    paddingBottom: 'env(safe-area-inset-bottom)',
    animation: `${rise} ${motion.dialog} ${motion.enter}`,
    selectors: { '&[data-state=closed]': { animation: `${sink} ${motion.menu} ${motion.leave} forwards` } },
  },
});

export const width = variants({
  narrow: { width: 'min(20rem, 100vw - 3rem)' },
  medium: { width: 'min(30rem, 100vw)', '@media': { [phone]: { width: '100%' } } },
  wide: {
    // What is in it is laid out by its width, as it is by that of its page.
    container: `${page} / inline-size`,
    width: 'min(76rem, 100vw - 12rem)',
    '@media': { [tablet]: { width: '100%', borderRadius: 0 } },
  },
  full: {},
});

const headHeight = '3.75rem';

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  flex: 'none',
  minHeight: headHeight,
  padding: `${vars.space[8]} ${vars.space[20]}`,
  paddingInlineEnd: vars.space[64],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const title = component({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.lead,
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
});

const closeTop = `(${headHeight} - ${vars.size.control}) / 2`;

export const close = component({
  selectors: {
    '&&': { position: 'absolute', top: `calc(${closeTop})`, insetInlineEnd: vars.space[12] },
    [besideLoudExit]: { '@media': { [phone]: { top: `calc(${exitLine} + ${closeTop})` } } },
  },
});

export const body = component({ flex: 1, minHeight: 0, overflow: 'auto' });

export const fill = component({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)' });

/** Leaves room at the end of the head for the quick exit, in windows from this width on. */
const makeRoom = (exit: string, room: string, from: string) => {
  const taken = `:root:has([data-quick-exit="${exit}"]) ${side.end}`;
  const wide = `(min-width: ${from})`;
  inside(`${taken} > ${head}`, { '@media': { [wide]: { paddingInlineEnd: `calc(${room} + ${vars.space[64]})` } } });
  inside(`${taken} > ${close}`, { '@media': { [wide]: { insetInlineEnd: room } } });
};

makeRoom('quiet', `calc(${vars.space[20]} + ${vars.size.control})`, '0px');
makeRoom('', `calc(${exitWidth} + ${vars.space[12]})`, '641px');
