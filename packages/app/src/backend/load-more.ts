import type { InfiniteQueryObserverResult } from '@tanstack/react-query';

type Loading = Pick<InfiniteQueryObserverResult, 'isRefetching' | 'fetchNextPage' | 'refetch'>;

/** Loads the next page of a list at once. A refetch that this cancels follows, unless another read is running by then. */
export async function loadMore({ isRefetching, fetchNextPage, refetch }: Loading): Promise<void> {
  const { isError } = await fetchNextPage();
  if (isRefetching && !isError) await refetch({ cancelRefetch: false });
}
