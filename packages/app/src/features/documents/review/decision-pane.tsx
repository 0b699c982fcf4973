import { useLingui } from '@lingui/react/macro';
import { limits, listRequirements, type RejectCode, type Requirement } from '@mediation/api-client';
import { ReviewDecision, Row, Stack } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useWhole } from '../../../backend/use-pages.ts';
import { paths } from '../../../paths.ts';
import { documentNames, rejectReasons } from '../../../words/names/document-names.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { NewVersionButton } from '../viewer/new-version-button.tsx';
import { Age } from '../../../shared/documents/age.tsx';
import { DocumentLink } from './document-link.tsx';
import type { useDecisions } from './use-decisions.ts';
import type { ReviewRow } from './use-review-list.ts';

export interface DecisionPaneProps {
  row: ReviewRow;
  decisions: ReturnType<typeof useDecisions>;
  isRejecting: boolean;
  onRejectingChange: (isRejecting: boolean) => void;
  onAsked: () => void;
}

const seconds = limits.reviewUndo / 1000;
const requirementsOf = ({ requirements }: { requirements: Requirement[] }) => requirements;

/** The mediator's decision about one document, with what to look for and a note to its owner. */
export function DecisionPane({ row, decisions, isRejecting, onRejectingChange, onAsked }: DecisionPaneProps) {
  const { t, i18n } = useLingui();
  const [first = row.owner_name] = row.owner_name.split(' ');
  const file = paths.caseFile(row.case_id);
  const item = useItem(row);
  return (
    <ReviewDecision
      title={i18n._(documentNames[row.doc_type])}
      detail={
        <>
          {t`From ${row.owner_name}`} · {relativeTime(row.created_at)} ·{' '}
          {item !== undefined && `${t`Item ${item.at} of ${item.of}`} · `}
          <Link to={`${file}?tab=documents`}>{row.case_title ?? t`See the case`}</Link>
        </>
      }
      checks={[
        { id: 'name', label: t`The right name is on it` },
        { id: 'time', label: t`It covers the time you asked for` },
        { id: 'pages', label: t`All pages are here` },
        { id: 'readable', label: t`Everything can be read` },
      ]}
      reasons={(Object.keys(rejectReasons) as RejectCode[]).map((id) => ({ id, label: i18n._(rejectReasons[id]) }))}
      rejecting={isRejecting}
      onRejectingChange={onRejectingChange}
      labels={{
        checks: t`Check before you confirm`,
        note: t`Note to ${first}`,
        optional: t`(optional)`,
        noteHint: t`${first} gets this with your decision.`,
        confirm: t`Confirm and open next`,
        confirming: t`Confirming`,
        reject: t`Reject, and say why`,
        reason: t`What is wrong with it?`,
        reasonMissing: t`Choose what is wrong, so that ${first} can put it right.`,
        rejectNow: t`Reject and open next`,
        rejecting: t`Rejecting`,
        back: t`Keep looking`,
        undo: t`You can undo for ${seconds} seconds.`,
      }}
      initialNote={decisions.noteOf(row)}
      noteMax={limits.noteMax}
      renderMore={(note) =>
        !isRejecting && (
          <Stack gap="small" align="start">
            {row.age_hours >= limits.reviewHoursFrom && <Age hours={row.age_hours} />}
            <Row gap="small" wrap>
              <NewVersionButton upload={row} size="small" note={note} onAsked={onAsked} />
              <DocumentLink id={row.id} />
            </Row>
          </Stack>
        )
      }
      busy={decisions.isBusy}
      error={decisions.problem}
      onConfirm={(note) => void decisions.confirm(row, note)}
      onReject={(code, note) => void decisions.reject(row, code as RejectCode, note)}
    />
  );
}

/** Which of the documents that its owner is asked for it is. */
function useItem({ case_id: caseId, requirement_id: id }: ReviewRow) {
  const { data = [] } = useWhole(listRequirements, { caseId }, requirementsOf, { enabled: id !== null });
  const wanted = data.find((it) => it.id === id);
  if (wanted === undefined) return undefined;
  const all = data.filter((it) => it.participant_id === wanted.participant_id);
  return { at: all.indexOf(wanted) + 1, of: all.length };
}
