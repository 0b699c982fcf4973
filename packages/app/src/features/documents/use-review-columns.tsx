import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DocumentName } from '../../shared/documents/document-name.tsx';
import type { Upload } from '@mediation/api-client';
import { Badge, Button, Row } from '@mediation/ui';
import type { DataColumn } from '@mediation/ui/data-table';
import { Check, Clock, Download, TriangleAlert, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOpenDocument } from '../../shared/documents/use-open-document.ts';
import { paths } from '../../paths.ts';
import { relativeTime } from '../../words/relative-time.ts';
import * as styles from './use-review-columns.css.ts';

/** A document that waits for review, with its age and its case. */
export type PendingUpload = Upload & { age_hours: number; case_title: string; case_reference: string };

interface Deciding {
  isBusy: boolean;
  onConfirm: (upload: Upload) => void;
  onReject: (upload: Upload) => void;
}

/** The columns of the review queue. */
export function useReviewColumns({ isBusy, onConfirm, onReject }: Deciding): DataColumn<PendingUpload>[] {
  const { t } = useLingui();
  const open = useOpenDocument();
  return [
    {
      id: 'document',
      header: t`Document`,
      cell: (it) => <DocumentName upload={it} />,
    },
    {
      id: 'case',
      header: t`Case`,
      cell: (it) => <Link to={`${paths.caseFile(it.case_id)}?tab=documents`}>{it.case_title}</Link>,
      phone: 'labelled',
    },
    { id: 'party', header: t`From`, cell: (it) => it.owner_name, phone: 'labelled' },
    { id: 'received', header: t`Received`, cell: (it) => relativeTime(it.created_at), align: 'end', phone: 'labelled' },
    {
      id: 'age',
      header: t`Waiting`,
      cell: (it) => <Age hours={it.age_hours} />,
      sortBy: (it) => it.age_hours,
      phone: 'labelled',
    },
    {
      id: 'action',
      header: t`Action`,
      hideHeader: true,
      align: 'end',
      phone: 'row',
      cell: (upload) => (
        <Row gap="small" wrap justify="end" className={styles.actions}>
          <Button
            tone="plain"
            size="small"
            aria-label={t`Download ${upload.file_name}`}
            onClick={() => void open(upload)}
          >
            <Download />
            {t`Download`}
          </Button>
          <Button
            tone="secondary"
            size="small"
            aria-label={t`Send back ${upload.file_name}`}
            onClick={() => onReject(upload)}
          >
            <Undo2 />
            {t`Send back`}
          </Button>
          <Button
            tone="secondary"
            size="small"
            disabled={isBusy}
            aria-label={t`Confirm ${upload.file_name}`}
            onClick={() => onConfirm(upload)}
          >
            <Check />
            {t`Confirm`}
          </Button>
        </Row>
      ),
    },
  ];
}

const [soon, late] = [24, 48];

/** The age of a document: amber after one day, red after two, the promised limit. */
function Age({ hours }: { hours: number }) {
  const { t } = useLingui();
  const whole = Math.floor(hours);
  if (hours >= late)
    return (
      <Badge tone="danger" icon={<TriangleAlert />}>
        {t`${whole} hours, late`}
      </Badge>
    );
  return (
    <Badge {...(hours >= soon && { tone: 'warning' as const })} icon={<Clock />}>
      {whole === 0 ? t`Under an hour` : t`${plural(whole, { one: '# hour', other: '# hours' })}`}
    </Badge>
  );
}
