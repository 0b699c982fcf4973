import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How a party may wish to meet, as their intake keeps it. */
export const meetingWishes = {
  together: msg`In one room`,
  separate: msg`In separate rooms`,
  video: msg`By video`,
  video_separate: msg`By video, in separate rooms`,
  unsure: msg`Not sure`,
};

/** The name of a wish that an intake keeps; undefined where it says nothing. */
export const meetingWish = (kept: unknown): MessageDescriptor | undefined =>
  Object.entries(meetingWishes).find(([wish]) => wish === kept)?.[1];
