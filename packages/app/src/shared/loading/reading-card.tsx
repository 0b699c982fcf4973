import { useLingui } from '@lingui/react/macro';
import type { ApiError } from '@mediation/api-client';
import { Card } from '@mediation/ui';
import { type ReactNode, useId } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** One answer, there or not yet, and how to ask for it again. */
export interface Reading<Data> {
  data: Data | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ReadingCardProps<Data> {
  title: string;
  /** At the end of the head: a link to all of it, or a count. */
  end?: ReactNode;
  reading: Reading<Data>;
  /** What to say when the server gave no reason. */
  failed: string;
  /** In the shape of what comes; rows without it. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A card that shows what it reads. It loads, fails and tries again by itself, whatever happens beside it. */
export function ReadingCard<Data>(props: ReadingCardProps<Data>) {
  const { title, end, reading, failed, loading, children } = props;
  const { data, error, refetch, isFetching } = reading;
  const { t } = useLingui();
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <Card.Head>
        <Card.Title id={id}>{title}</Card.Title>
        {end}
      </Card.Head>
      {data !== undefined && children(data)}
      {data === undefined && (
        <Card.Body>
          {error === null ? (
            (loading ?? <SkeletonRows label={t`Loading: ${title}`} />)
          ) : (
            <LoadFailed error={error} fallback={failed} onRetry={refetch} isRetrying={isFetching} />
          )}
        </Card.Body>
      )}
    </Card>
  );
}
