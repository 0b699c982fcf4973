/** One thing that is open before a release; or settled, where it has a page of its own. */
export interface OpenPoint {
  text: string;
  isOpen: boolean;
  /** Whether nothing is released before it is settled. */
  isBlocking?: boolean;
  /** Whether it is for the mediators alone, and no version lists it. */
  isOwn?: boolean;
  /** The page that it belongs to. */
  name?: string;
  to?: string;
}
