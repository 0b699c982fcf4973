import { component, override } from '../../theme/component.ts';
import { meta } from '../../theme/fragments.ts';
import { vars } from '../../theme/vars.css.ts';

export const textarea = override({
  minHeight: '6rem',
  paddingBlock: vars.space[12],
  lineHeight: 1.5,
  resize: 'vertical',
});

export const autosize = override({
  maxHeight: 'min(24rem, 60dvh)',
  resize: 'none',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});

export const count = component({ ...meta, alignSelf: 'flex-end', fontVariantNumeric: 'tabular-nums' });

export const over = component({ color: vars.color.danger.text, fontWeight: vars.weight.medium });
