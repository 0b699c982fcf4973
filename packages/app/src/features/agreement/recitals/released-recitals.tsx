import { useLingui } from '@lingui/react/macro';
import type { ReleasedRecitals as Recitals } from '@mediation/api-client';
import { Facts, Heading, Stack } from '@mediation/ui';
import { useId } from 'react';
import { listOf } from '../../../words/names/people-names.ts';
import { recitalFacts } from './recital-facts.ts';

/** The recitals of a version, in the order of its file; nothing for a version without. */
export function ReleasedRecitals({ recitals }: { recitals: Recitals | null }) {
  const { t } = useLingui();
  const titleId = useId();
  if (recitals === null) return null;
  const facts = recitalFacts(recitals);
  const mediators = listOf(recitals.mediators);
  const isNot = t`The mediator is not a lawyer of either party and not a judge, and decided nothing.`;
  return (
    <Stack asChild gap="small">
      <section aria-labelledby={titleId}>
        <Heading id={titleId}>{t`Recitals`}</Heading>
        <Facts
          look="ruled"
          typed
          facts={[...facts, { term: t`Mediator`, detail: [mediators, isNot].filter(Boolean).join('\n') }]}
        />
      </section>
    </Stack>
  );
}
