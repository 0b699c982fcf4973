import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'Each item is the thing itself: “Last three payslips”. Its state is said in words beside the sign: “Accepted”, “Missing”.',
    'The next one to do comes first.',
  ],
};
