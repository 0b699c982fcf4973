import { vars } from '@mediation/ui/vars';
import { layout } from '../../../../shared/layout/layout.ts';

const { space } = vars;

export const bullet = layout({
  paddingInlineStart: space[16],
  selectors: { '&::before': { content: "'– '", marginInlineStart: `calc(-1 * ${space[12]})` } },
});
