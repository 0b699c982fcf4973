import { component, inside } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  padding: `${space[12]} ${space[8]}`,
  background: vars.color.sunken,
});

/**
 * As the list of a chat page it has the page's own background, because a third gray beside the side menu is too much.
 */
inside(`${list}:has(> h2)`, { padding: `${space[24]} ${space[16]}`, background: vars.color.page });

export const foot = component({
  padding: `${space[20]} ${space[12]}`,
  color: vars.color.soft,
  fontSize: vars.size.small,
});

export const title = component({ padding: `0 ${space[12]} ${space[8]}` });

export const group = component({ display: 'grid', gap: space[4], minWidth: 0 });

export const name = component({
  ...meta,
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  fontWeight: vars.weight.medium,
});

export const quiet = component({ padding: space[12] });

export const row = component({ display: 'flex', alignItems: 'center', gap: space[12], padding: `${space[8]} 0` });

export const words = component({ flex: 1, display: 'grid', gap: space[6] });

export const tools = component({ display: 'grid', gap: space[8], padding: `0 ${space[8]} ${space[8]}` });

export const lead = component({ paddingInline: space[4], color: vars.color.soft, fontSize: vars.size.small });

export const ofCase = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minWidth: 0 });

/** The private channels of a case are set below its open one. */
inside(`${ofCase} > :not(:first-child)`, { paddingInlineStart: space[12] });
