import { component, variants } from '../../theme/component.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, font, space } = vars;

export const quote = component({
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${color.line}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const look = variants({
  plain: { paddingInlineStart: space[12] },
  signed: { fontFamily: font.voice },
  reading: {
    margin: `${space[4]} 0`,
    borderInlineStartColor: color.control,
    fontFamily: font.voice,
    fontSize: '1.0625rem',
    lineHeight: 1.65,
    maxWidth: '62ch',
  },
});
