import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['Words for a mediator: an observation, never a verdict on a person.'],
};
