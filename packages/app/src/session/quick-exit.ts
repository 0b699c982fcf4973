import { useEffect } from 'react';
import { forgetDrafts, forgetPerson } from './forget-person.ts';

/** Where Quick exit leads: a page that nobody wonders about. */
export const neutralSite = 'https://www.bbc.com/weather';

const within = 5000;

/** Leaves at once: a blank page, nothing kept on the device, no way back to this page, and the session ended behind. */
export function leaveAtOnce() {
  document.title = '\u200b';
  document.documentElement.hidden = true;
  forgetPerson();
  forgetDrafts();
  navigator.sendBeacon('/api/auth/logout', new Blob(['{}'], { type: 'application/json' }));
  location.replace(neutralSite);
}

/** Leaves when Shift is pressed three times within five seconds, with no other key between. */
export function useShiftToLeave(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return undefined;
    let presses: number[] = [];
    const hear = ({ key, repeat }: KeyboardEvent) => {
      if (repeat) return;
      if (key !== 'Shift') {
        presses = [];
        return;
      }
      const now = Date.now();
      presses = [...presses.filter((at) => now - at < within), now];
      if (presses.length >= 3) leaveAtOnce();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [isActive]);
}
