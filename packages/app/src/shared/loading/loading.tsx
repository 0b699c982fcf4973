import { Skeleton, SkeletonGroup } from '@mediation/ui';

/** The skeleton of cards. */
export function Loading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton shape="block" height="4rem" />
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
}
