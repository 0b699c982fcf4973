import { useLingui } from '@lingui/react/macro';
import { type DraftClause, listCaseCalculators, type PartySide, setClauseEstimate } from '@mediation/api-client';
import { Button, Heading, Row, Stack, Text } from '@mediation/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { EstimateView } from './estimate-view.tsx';

const EstimateDialog = lazy(async () => ({ default: (await import('./estimate-dialog.tsx')).EstimateDialog }));

/**
 * The estimate beside a clause of a draft, and the way to work one out for a clause about support. Nothing where the office
 * has no calculator on for it.
 */
export function ClauseEstimate({ clause, issue }: { clause: DraftClause; issue: DraftClause['issue'] }) {
  const { estimate = null } = clause;
  if (estimate === null && issue !== 'support') return null;
  return <Estimated clause={clause} />;
}

function Estimated({ clause: { case_id: caseId, id: clauseId, version, estimate } }: { clause: DraftClause }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useEndpoint(listCaseCalculators, { caseId });
  if (data === undefined) return null;
  const [first, ...others] = data.calculators.filter(({ currency }) => currency === null || currency === data.currency);
  if (!estimate && first === undefined) return null;
  const nameOf = (side: PartySide) => firstName(data.parties.find((it) => it.side === side)?.name ?? side);
  const names = { A: nameOf('A'), B: nameOf('B') };
  const focusHeading = () => heading.current?.focus();
  const takeOut = () =>
    run(() => call(setClauseEstimate, { clauseId, version, estimate: null }), {
      failed: t`Failed to take out the estimate`,
      done: t`The estimate is out of the draft`,
    }).then(focusHeading);
  return (
    <Stack ruled>
      <Heading ref={heading} tabIndex={-1} level={3}>{t`An estimate for this clause`}</Heading>
      {estimate ? (
        <EstimateView estimate={estimate} names={names} />
      ) : (
        <Text size="small" tone="soft">
          {t`A calculator can put an estimate beside this clause, with its source and what it was worked out with.`}
        </Text>
      )}
      <Row wrap>
        {first && (
          <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
            {estimate ? t`Work it out again` : t`Work out an estimate`}
          </Button>
        )}
        {estimate && (
          <Button tone="secondary" size="small" busy={isBusy} onClick={() => void takeOut()}>
            {t`Take it out of the paper`}
          </Button>
        )}
      </Row>
      {isOpen && first && (
        <Suspense>
          <EstimateDialog
            caseId={caseId}
            found={data}
            calculators={[first, ...others]}
            names={names}
            onPut={(put) => call(setClauseEstimate, { clauseId, version, estimate: put })}
            onClose={() => setOpen(false)}
            focusAfter={focusHeading}
          />
        </Suspense>
      )}
    </Stack>
  );
}
