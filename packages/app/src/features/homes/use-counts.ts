import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { type Counted, createCounts } from '../../backend/counts.ts';
import { useUser } from '../../auth/session-provider.tsx';

const counted: Counted[] = ['cases', 'documents', 'messages', 'contacts'];

/** The counts of the quick actions, each read directly from its table. */
export function useCounts(): Record<Counted, { count: number | undefined; hasFailed: boolean }> {
  const { supabase } = useBackend();
  const { id: me, role } = useUser();
  const counts = useMemo(() => createCounts(supabase, role), [supabase, role]);
  return useQueries({
    queries: counted.map((name) => ({
      queryKey: ['count', name, me, role],
      queryFn: () => counts[name](me),
      retry: false,
    })),
    combine: (results) =>
      Object.fromEntries(
        results.map(({ data, isError }, at) => [counted[at], { count: data, hasFailed: isError }]),
      ) as Record<Counted, { count: number | undefined; hasFailed: boolean }>,
  });
}
