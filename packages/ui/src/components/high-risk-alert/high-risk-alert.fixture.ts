/** So long that nobody sees the bar of an alert move. */
export const slowly = 100_000_000;

/** Stops such a bar part of the way: what makes pictures would run it to its end, and the alert would be gone. */
export function holdClock(): void {
  for (const clock of document.getAnimations()) {
    if (clock.effect?.getComputedTiming().duration !== slowly) continue;
    clock.currentTime = slowly * 0.28;
    clock.playbackRate = 0;
  }
}
