import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: [
    'Says that it is AI and can be wrong. The first wording stays and can be sent as it is.',
    '“A calmer way to say it”, never “Improve your message”.',
  ],
};
