import { Columns, Skeleton, SkeletonGroup } from '@mediation/ui';
import type { ReactNode } from 'react';

/** The place of a home's cards until all of them are read, and of what stands above them. */
export function CardsLoading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <SkeletonGroup label={label}>
      {children}
      <Columns
        aside={
          <>
            <Skeleton shape="block" height="11rem" />
            <Skeleton shape="block" height="11rem" />
          </>
        }
      >
        <Skeleton shape="block" height="22rem" />
        <Skeleton shape="block" height="12rem" />
      </Columns>
    </SkeletonGroup>
  );
}
