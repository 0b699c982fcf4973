import { inside, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const marker = variants({
  dash: {},
  disc: { display: 'grid', gap: space[8], paddingInlineStart: space[16], listStyle: 'disc' },
});

inside(`${marker.dash} > li`, { paddingInlineStart: space[16] });

inside(`${marker.dash} > li::before`, { content: "'– '", marginInlineStart: `calc(-1 * ${space[12]})` });
