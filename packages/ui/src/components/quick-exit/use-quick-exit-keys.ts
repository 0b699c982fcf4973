import { useEffect, useEffectEvent } from 'react';

const presses = 3;
const within = 5000;

/**
 * Leaves when Shift is pressed three times within five seconds. Any other key in between starts the count again, so that
 * capital letters never do. Works while a dialog is open, because it hears the window.
 */
export function useQuickExitKeys(onExit: () => void, active = true): void {
  const leave = useEffectEvent(onExit);
  useEffect(() => {
    if (!active) return undefined;
    let times: number[] = [];
    const hear = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
      times = key === 'Shift' ? [...times.filter((at) => timeStamp - at < within), timeStamp] : [];
      if (times.length < presses) return;
      times = [];
      leave();
    };
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, [active]);
}
