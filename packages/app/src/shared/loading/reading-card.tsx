import { useLingui } from '@lingui/react/macro';
import type { ApiError } from '@mediation/api-client';
import { Card } from '@mediation/ui';
import { type ReactNode, useId } from 'react';
import { useReveal } from '../../browser/use-reveal.ts';
import { LoadFailed } from './load-failed.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** The state of one read, with a call to retry it. */
export interface Reading<Data> {
  data: Data | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ReadingCardProps<Data> {
  title: string;
  /** The name by which an address leads to the card. */
  place?: string;
  /** The end of the header: a link to all items, or a count. */
  end?: ReactNode;
  reading: Reading<Data>;
  /** The error message when the server gave none. */
  failed: string;
  /** The skeleton; rows by default. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A card that loads its own data, with its own skeleton, error state and retry. */
export function ReadingCard<Data>(props: ReadingCardProps<Data>) {
  const { title, place = '', end, reading, failed, loading, children } = props;
  const { data, error, refetch, isFetching } = reading;
  const { t } = useLingui();
  const id = useId();
  const reveal = useReveal(place);
  return (
    <Card ref={reveal} flush tabIndex={place === '' ? undefined : -1} aria-labelledby={id}>
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
