import { layout } from '../../../shared/layout/layout.ts';

/** Over the page, under the pointer: text stays selectable. A fixed grey, since a page is white in every theme. */
export const watermark = layout({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  fill: '#5b6472',
  fontSize: 15,
  opacity: 0.16,
});
