import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['A row is the document as people call it: “Payslip, October”. The name of the file comes second.'],
};
