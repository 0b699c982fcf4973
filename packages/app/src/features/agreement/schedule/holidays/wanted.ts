/** The days for which holidays are wanted, and the zone in which times of the whole world become days. */
export interface Wanted {
  from: string;
  to: string;
  timeZone: string;
}
