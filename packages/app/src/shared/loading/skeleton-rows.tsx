import { Skeleton, SkeletonGroup } from '@mediation/ui';

export interface SkeletonRowsProps {
  /** What is loading. */
  label: string;
  count?: number;
}

/** The place of a list that is still loading. */
export const SkeletonRows = ({ label, count = 3 }: SkeletonRowsProps) => (
  <SkeletonGroup label={label}>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} shape="block" height="2.75rem" />
    ))}
  </SkeletonGroup>
);
