import { component } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

/** Over the page, under the pointer: text stays selectable. A grey of both themes, since a page is white in both. */
export const watermark = component({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  fill: vars.color.control,
  fontSize: 15,
  opacity: 0.22,
});
