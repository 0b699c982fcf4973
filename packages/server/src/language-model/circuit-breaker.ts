interface Options {
  /** The number of consecutive failures that open the circuit. */
  failures: number;
  /** How long it stays open, in milliseconds. */
  openMs: number;
  now: () => number;
}

/** Stops calls to a failing service for a while, then lets one probe through at a time. */
export function createCircuitBreaker({ failures, openMs, now }: Options) {
  let failed = 0;
  let closedFrom = 0;
  return {
    /** Whether a call may be made. The caller then reports its outcome. */
    begin(): boolean {
      if (failed < failures) return true;
      if (now() < closedFrom) return false;
      closedFrom = now() + openMs;
      return true;
    },
    succeed() {
      failed = 0;
    },
    fail() {
      failed += 1;
      closedFrom = now() + openMs;
    },
  };
}
