/** A duration so long that the bar does not visibly move. */
export const slowly = 100_000_000;

/** Pauses the bar, because screenshots finish all animations, which would close the alert. */
export function holdClock(): void {
  for (const clock of document.getAnimations()) {
    if (clock.effect?.getComputedTiming().duration !== slowly) continue;
    clock.currentTime = slowly * 0.28;
    clock.playbackRate = 0;
  }
}
