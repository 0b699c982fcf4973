import { fallbackVar, globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { iconSize, iconStroke } from './icon-size.css.ts';
import { vars } from './vars.css.ts';

const layer = globalLayer('reset');
const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layer]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%' });

// As padding of the page it would also count for the bar itself: each focus on a button in it would scroll the page.
reset('main *', { scrollMarginTop: `calc(${vars.size.topBar} + ${vars.space[16]})` });
reset('body', {
  margin: 0,
  // The notch of a phone held sideways.
  padding: '0 env(safe-area-inset-right) 0 env(safe-area-inset-left)',
  background: vars.color.page,
  WebkitFontSmoothing: 'antialiased',
});
reset('body, [data-theme]:not(html)', { color: vars.color.text });
reset('body, [data-density]:not(html)', {
  font: `400 ${vars.size.body} / ${vars.size.leading} ${vars.font.work}`,
  fontVariantNumeric: 'lining-nums',
});
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0, border: 0 });
reset('h1, h2, h3, h4', { font: 'inherit' });
reset('ul, ol', { listStyle: 'none' });
reset('p, dd, small', { textWrap: 'pretty' });
reset('fieldset', { minWidth: 0 });
reset('small', { fontSize: 'inherit' });
reset('a', { color: vars.color.primary[11], textDecorationThickness: 1, textUnderlineOffset: 3 });
reset('a:hover', { textDecorationThickness: 2 });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { cursor: 'pointer' });
reset('svg', { display: 'block', flex: 'none' });
reset('img', { maxWidth: '100%' });
reset('code', { fontFamily: vars.font.code, fontSize: '0.92em', letterSpacing: '-0.01em' });
reset('b, strong', { fontWeight: vars.weight.strong });
reset('time', { fontVariantNumeric: 'tabular-nums lining-nums' });
reset(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
  borderRadius: vars.radius.badge,
});
const still = {
  animationIterationCount: '1 !important',
  scrollBehavior: 'auto !important' as 'auto',
  transitionDuration: '0s !important',
};
reset('*, ::before, ::after', { '@media': { '(prefers-reduced-motion: reduce)': still } });
reset('[data-motion=reduced], [data-motion=reduced] *', still);
reset('[data-motion=reduced] ::before, [data-motion=reduced] ::after', still);
reset('.lucide', {
  width: fallbackVar(iconSize, '1.25em'),
  height: fallbackVar(iconSize, '1.25em'),
  strokeWidth: fallbackVar(iconStroke, '1.75'),
});
