import { Skeleton, SkeletonGroup } from '@mediation/ui';

export interface SkeletonRowsProps {
  /** The name of the loading content. */
  label: string;
  count?: number;
}

/** The skeleton of a list. */
export const SkeletonRows = ({ label, count = 3 }: SkeletonRowsProps) => (
  <SkeletonGroup label={label}>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} shape="block" height="2.75rem" />
    ))}
  </SkeletonGroup>
);
