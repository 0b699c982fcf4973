import { vars } from '@mediation/ui/vars';
import { inside, layout } from '../../../shared/layout/layout.ts';

export const results = layout({ overflow: 'auto', flex: 1, minHeight: 0 });

inside(`${results} mark`, { background: vars.color.warning.bg, color: 'inherit', fontWeight: vars.weight.medium });

/** The message that was looked for. */
inside('[role=log] li[aria-current]:not(:focus-visible)', {
  borderRadius: vars.radius.control,
  outline: `2px solid ${vars.color.primary[8]}`,
  outlineOffset: 6,
});
