import { useLingui } from '@lingui/react/macro';
import { Card } from '@mediation/ui';
import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../loading/skeleton-rows.tsx';
import type { AnswerTimesProps } from './answer-times.tsx';

const AnswerTimes = lazy(async () => ({ default: (await import('./answer-times.tsx')).AnswerTimes }));

/** `AnswerTimes` for a home, which loads it only when times are offered. */
export function LateAnswerTimes(props: AnswerTimesProps) {
  const { t } = useLingui();
  return (
    <Suspense
      fallback={
        <Card aria-label={t`Which times suit you?`}>
          <SkeletonRows label={t`Loading the offered times`} count={4} />
        </Card>
      }
    >
      <AnswerTimes {...props} />
    </Suspense>
  );
}
