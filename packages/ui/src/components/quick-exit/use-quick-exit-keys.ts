import { useEffect, useEffectEvent } from 'react';

const presses = 3;
const within = 5000;

/**
 * Leaves when Shift is pressed three times within five seconds. Any other key resets the count, so that capital letters
 * never trigger it. It listens on the window and therefore works while a dialog is open.
 */
export function useQuickExitKeys(onExit: () => void, active = true): void {
  const leave = useEffectEvent(onExit);
  useEffect(() => {
    if (!active) return undefined;
    let times: number[] = [];
    const onKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
      times = key === 'Shift' ? [...times.filter((at) => timeStamp - at < within), timeStamp] : [];
      if (times.length < presses) return;
      times = [];
      leave();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [active]);
}
