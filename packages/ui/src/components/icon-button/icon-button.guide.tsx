import { Bell, Trash2 } from 'lucide-react';
import type { ComponentGuide } from '../../foundations/guide/component-guide.ts';
import { IconButton } from './icon-button.tsx';

export const guide: ComponentGuide = {
  words: [
    'The label names what it does or opens, and is read aloud: “Notifications”.',
    'With a count it says the count too: “Notifications, 2 unread”.',
  ],
  pairs: [
    {
      right: {
        shows: (
          <IconButton label="Notifications">
            <Bell />
          </IconButton>
        ),
        because: 'A bell is known from everywhere.',
      },
      wrong: {
        shows: (
          <IconButton label="Erase the case">
            <Trash2 />
          </IconButton>
        ),
        because: 'What cannot be undone is never behind an icon alone. It is a button with words.',
      },
    },
  ],
};
