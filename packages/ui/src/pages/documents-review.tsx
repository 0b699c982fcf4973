import { useState } from 'react';
import { statement, labels } from '../components/document-viewer/document-viewer.fixture.tsx';
import {
  Button,
  EmptyState,
  Heading,
  PaneHead,
  PaneLayout,
  ReviewDecision,
  SegmentedControl,
  Text,
  type ReviewLabels,
} from '../index.ts';
import { DocumentList, DocumentViewer, type DocumentViewerProps, type Zoom } from '../viewer.ts';
import { address, papers } from './cases.ts';
import { StaffFrame } from './staff-frame.tsx';

const decision: ReviewLabels = {
  checks: 'Check before you confirm',
  note: 'Note to Maya',
  optional: '(optional)',
  noteHint: 'Maya gets this with your decision.',
  confirm: 'Confirm and open next',
  confirming: 'Confirming',
  reject: 'Reject, and say why',
  reason: 'What should Maya change?',
  reasonHint: 'Maya reads this as you write it.',
  reasonMissing: 'Write what is missing, so that Maya can put it right.',
  rejectNow: 'Reject and open next',
  rejecting: 'Rejecting',
  back: 'Keep looking',
  undo: 'You can undo for 10 seconds.',
};

/** The labels of a decision, to the person whose paper it is. */
const decisionFor = (name: string): ReviewLabels =>
  Object.fromEntries(Object.entries(decision).map(([key, text]) => [key, text.replaceAll('Maya', name)])) as never;

const checks = [
  { id: 'names', label: 'Both names are on it' },
  { id: 'dated', label: 'Dated in the last 3 months' },
  { id: 'pages', label: 'All pages are here' },
  { id: 'readable', label: 'The amounts can be read' },
];

export interface DocumentsReviewProps {
  /** How many papers wait. */
  waiting?: number | undefined;
  state?: DocumentViewerProps['state'];
  zoom?: Zoom | undefined;
  /** Why the last decision did not arrive. */
  error?: string | undefined;
}

/** The papers that wait for a mediator: choose one, read it, decide. */
export function DocumentsReview({ waiting = papers.length, state, zoom: first = 'fit', error }: DocumentsReviewProps) {
  const [queue, setQueue] = useState(papers.slice(0, waiting));
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(first);
  const [filter, setFilter] = useState('pending');
  const paper = queue[0];
  const next = () => setQueue(queue.slice(1));
  return (
    <StaffFrame page="Review" flush>
      <PaneLayout
        start={
          <>
            <PaneHead>
              <div>
                <Heading level={1} size="medium">
                  Review
                </Heading>
                <Text size="small" tone="soft">
                  {paper ? `${queue.length} wait for you. The oldest has waited 1d.` : 'Nothing waits for you.'}
                </Text>
              </div>
              <SegmentedControl.Root block label="Show documents" value={filter} onValueChange={setFilter}>
                <SegmentedControl.Item value="pending">Pending</SegmentedControl.Item>
                <SegmentedControl.Item value="confirmed">Confirmed</SegmentedControl.Item>
                <SegmentedControl.Item value="rejected">Rejected</SegmentedControl.Item>
              </SegmentedControl.Root>
            </PaneHead>
            <DocumentList.Root aria-label="Documents to review">
              {queue.map(({ name, person, family, time }, at) => (
                <DocumentList.Row key={name} owner={`${person}, ${family}`} time={time} current={at === 0}>
                  <a href={address(name)}>{name}</a>
                </DocumentList.Row>
              ))}
            </DocumentList.Root>
          </>
        }
        end={
          paper && (
            <ReviewDecision
              key={paper.name}
              title={paper.name}
              detail={`From ${paper.person}, today 08:12. Item 11 of 16.`}
              checks={checks}
              labels={decisionFor(paper.person.split(' ', 1).join(''))}
              error={error}
              onConfirm={next}
              onReject={next}
            />
          )
        }
      >
        {paper ? (
          <DocumentViewer
            name="mortgage-nov-2026.pdf"
            size="1.4 MB"
            page={page}
            pages={2}
            onPageChange={setPage}
            zoom={zoom}
            onZoomChange={setZoom}
            state={state}
            labels={labels}
            locale="en-GB"
            download={
              <a href="#file" download>
                Download
              </a>
            }
            failedAction={<Button tone="secondary">Ask for a readable copy</Button>}
          >
            {statement}
          </DocumentViewer>
        ) : (
          <EmptyState title="All papers are looked at" style={{ margin: 'auto', maxWidth: '30rem', padding: '2rem' }}>
            New documents show here as soon as they are uploaded.
          </EmptyState>
        )}
      </PaneLayout>
    </StaffFrame>
  );
}
