import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, PaneBar, PaneBody, PaneLayout, Row, Stack } from '@mediation/ui';
import { tablet, useMediaQuery } from '@mediation/ui/viewer';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { PageTitle } from '../../../shared/layout/page-title.tsx';
import { DocumentFacts } from '../viewer/document-facts.tsx';
import { DocumentPane } from '../viewer/document-pane.tsx';
import { NewVersionButton } from '../viewer/new-version-button.tsx';
import { DocumentLink } from './document-link.tsx';
import { DecisionPane } from './decision-pane.tsx';
import { type ReviewStage, useReviewAddress } from './review-address.ts';
import { ReviewQueue } from './review-queue.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { useDecisions } from './use-decisions.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { type ReviewRow, useReviewList } from './use-review-list.ts';

/** The documents that wait for the mediator: the queue, the page and the decision, side by side or one after the other. */
export function ReviewPage() {
  const { t } = useLingui();
  const address = useReviewAddress();
  const { change, chosen, list } = address;
  const pages = useReviewList(address);
  const rows = pages.rows ?? [];
  const isNarrow = useMediaQuery(tablet);
  const stage: ReviewStage =
    isNarrow && chosen !== null ? (address.stage === 'start' ? 'main' : address.stage) : 'start';
  // What is looked at is logged: on a phone nothing opens by itself.
  const open = rows.find(({ id }) => id === chosen) ?? (isNarrow ? undefined : rows[0]);
  const at = open === undefined ? -1 : rows.indexOf(open);
  const go = (row: ReviewRow | undefined) => {
    change({ document: row?.id ?? null, stage: null });
    decisionPane.current?.focus();
  };
  const [rejecting, setRejecting] = useState<string | null>(null);
  const decisionPane = useRef<HTMLDivElement>(null);

  const goOn = () => go(rows[at + 1] ?? rows[at - 1]);
  const decisions = useDecisions({
    onDecided: goOn,
    onUndone: ({ id }) => {
      change({ list: null, document: id, stage: null });
      decisionPane.current?.focus();
    },
  });
  const isPending = list === 'pending' && open !== undefined;
  useReviewKeys({
    ...(rows[at + 1] !== undefined && { j: () => go(rows[at + 1]) }),
    ...(at > 0 && { k: () => go(rows[at - 1]) }),
    ...(isPending && !decisions.isBusy && { c: () => void decisions.confirm(open), r: () => startRejecting(open) }),
    ...(decisions.last !== null && { u: decisions.last.undo }),
  });
  const startRejecting = ({ id }: ReviewRow) => {
    if (isNarrow) change({ stage: 'end' });
    setRejecting(id);
  };

  const undo = <UndoNotice last={decisions.last} />;
  return (
    <>
      <PageTitle>{t`Review`}</PageTitle>
      <PaneLayout
        narrow={stage}
        start={<ReviewQueue pages={pages} open={open} decisions={decisions} undo={stage === 'start' && undo} />}
        end={
          open !== undefined && (
            <>
              <PaneBar>
                <Button tone="plain" size="small" onClick={() => change({ stage: 'main' })}>
                  <ArrowLeft />
                  {t`Back to the document`}
                </Button>
              </PaneBar>
              <PaneBody flush ref={decisionPane} tabIndex={-1}>
                {isPending ? (
                  <DecisionPane
                    key={open.id}
                    row={open}
                    decisions={decisions}
                    isRejecting={rejecting === open.id}
                    onRejectingChange={(is) => setRejecting(is ? open.id : null)}
                    onAsked={goOn}
                  />
                ) : (
                  <PaneBody>
                    <Stack>
                      <DocumentFacts upload={open} />
                      <Row gap="small" wrap>
                        <NewVersionButton upload={open} size="small" />
                        <DocumentLink id={open.id} />
                      </Row>
                    </Stack>
                  </PaneBody>
                )}
              </PaneBody>
            </>
          )
        }
      >
        {open === undefined ? (
          rows.length > 0 && (
            <PaneBody>
              <EmptyState title={t`No document is open`}>{t`Choose one from the list.`}</EmptyState>
            </PaneBody>
          )
        ) : (
          <>
            {stage !== 'start' && <PaneBar>{undo}</PaneBar>}
            <OpenDocument key={open.id} row={open} onAsked={goOn} />
          </>
        )}
      </PaneLayout>
    </>
  );
}

function OpenDocument({ row, onAsked }: { row: ReviewRow; onAsked: () => void }) {
  const { t } = useLingui();
  const { change } = useReviewAddress();
  const [page, setPage] = useState(1);
  return (
    <>
      <PaneBar>
        <Button tone="plain" size="small" onClick={() => change({ document: null, stage: null })}>
          <ArrowLeft />
          {t`Back to the list`}
        </Button>
        <Button size="small" onClick={() => change({ stage: 'end' })}>
          {t`Decide`}
          <ArrowRight />
        </Button>
      </PaneBar>
      <PaneBody flush>
        <DocumentPane
          upload={row}
          page={page}
          onPageChange={setPage}
          failedAction={
            <NewVersionButton upload={row} onAsked={onAsked}>
              {t`Ask for a readable copy`}
            </NewVersionButton>
          }
          missingAction={
            <NewVersionButton upload={row} onAsked={onAsked}>
              {t`Ask for it again`}
            </NewVersionButton>
          }
        />
      </PaneBody>
    </>
  );
}
