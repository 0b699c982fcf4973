/** A sign-in session that ends soon unless the person becomes active. */
export interface NearingEnd {
  /** Whether to show the warning; before that, the warning is preloaded. */
  isWarning: boolean;
  /** Whether the sign-in session has reached its maximum length and cannot be extended. */
  isFinal: boolean;
  endsAt: number;
  /** The timeout rules, in milliseconds. */
  idle: number;
  lead: number;
}
