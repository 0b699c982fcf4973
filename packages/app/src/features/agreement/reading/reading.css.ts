import { vars } from '@mediation/ui/vars';
import { layout } from '../../../shared/layout/layout.ts';

const { color } = vars;

/** On paper the dark theme is light. */
export const page = layout({
  '@media': {
    print: {
      color: 'CanvasText',
      colorScheme: 'light',
      vars: {
        [color.text]: 'CanvasText',
        [color.soft]: 'CanvasText',
        [color.line]: 'GrayText',
        [color.control]: 'GrayText',
      },
    },
  },
});
