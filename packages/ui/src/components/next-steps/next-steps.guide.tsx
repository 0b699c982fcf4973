import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Each step is a verb and what for: “Add your payslips, so that Ruth can prepare the figures”.'],
};
