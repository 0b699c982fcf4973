import { component, inside } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

/** Below this width the landing page is one column. */
export const narrow = '(max-width: 56.25em)';

/** Text stays within 1280 px; the threads cross the whole window. */
export const width = '80rem';

/** The room beside the text. */
export const side = component({
  paddingInline: `max(${vars.space[64]}, (100% - ${width}) / 2)`,
  '@media': { [narrow]: { paddingInline: vars.space[20] } },
});

/** Links on lines of their own, tall enough for touch. */
export const links = component({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 });

inside(`${links} > a`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '2.75rem',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
