/** A rate limit: `points` uses within `duration` seconds. */
export interface Budget {
  points: number;
  duration: number;
}
