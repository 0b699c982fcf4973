import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';

export const guide: ComponentGuide = {
  words: ['The name of the icon and nothing else: “Notifications”. With its shortcut where there is one.'],
};
