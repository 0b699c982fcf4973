import { shared } from '../../catalogs.ts';
import { withMessages } from '../../language.ts';

/** Loads what stands below email and password, with its messages, which the first load has no room for. */
export const loadMoreWays = async () => ({
  default: (await withMessages(import('./more-ways.tsx'), shared)).MoreWays,
});
