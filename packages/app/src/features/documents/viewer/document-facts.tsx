import { useLingui } from '@lingui/react/macro';
import { type Upload, listCaseUploads } from '@mediation/api-client';
import { AudienceLine, Card, Facts, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useWhole } from '../../../backend/use-pages.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { UploadBadge } from '../../../shared/badges/upload-badge.tsx';
import { paths } from '../../../paths.ts';
import { readersName, documentNames, rejectReasons, scanNotes, sizeText } from '../../../words/names/document-names.ts';
import { clockTime, fullDate, shortDate } from '../../../words/times/relative-time.ts';
import { TakenOut } from './taken-out.tsx';
import { versionsOf } from './versions.ts';

const looks = { private: 'self', mediator: 'mediator', my_side: 'lawyer', everyone: 'case' } as const;
const uploadsOf = ({ uploads }: { uploads: Upload[] }) => uploads;

/** What is known of a document: whose it is, who reads it, what became of it, and its other versions. */
export function DocumentFacts({ upload }: { upload: Upload }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { period_from: from, period_to: to, reject_code: code, reject_note: note } = upload;
  const scan = scanNotes[upload.scan_status];
  const reason = code !== null && i18n._(rejectReasons[code]);
  const facts = [
    { term: t`State`, detail: <UploadBadge upload={upload} /> },
    reason && { term: t`Why it was sent back`, detail: reason },
    note !== null && { term: t`The mediator wrote`, detail: note },
    { term: t`Type`, detail: i18n._(documentNames[upload.doc_type]) },
    (from ?? to) !== null && {
      term: t`Period`,
      detail: [from, to].flatMap((it) => (it === null ? [] : [fullDate(it)])).join(' – '),
    },
    { term: t`Owner`, detail: upload.owner_name },
    { term: t`Received`, detail: `${shortDate(upload.created_at)}, ${clockTime(upload.created_at)}` },
    { term: t`File name`, detail: [upload.file_name, sizeText(upload.bytes)].filter(Boolean).join(', ') },
    upload.sha256 !== null && {
      term: t`Checksum`,
      detail: <code title={upload.sha256}>{upload.sha256.slice(0, 12)}</code>,
    },
    scan !== undefined && { term: t`Virus scan`, detail: i18n._(scan) },
  ].filter((it) => typeof it === 'object');
  return (
    <Card aria-labelledby="facts">
      <Stack>
        <Card.Title id="facts">{t`About this document`}</Card.Title>
        <AudienceLine audience={looks[upload.audience]}>{i18n._(readersName(upload))}</AudienceLine>
        <Facts facts={facts} />
        <TakenOut upload={upload} />
        {role !== 'admin' && <Versions upload={upload} />}
      </Stack>
    </Card>
  );
}

function Versions({ upload }: { upload: Upload }) {
  const { t } = useLingui();
  const hasOthers = upload.supersedes_id !== null || upload.superseded_by_id !== null;
  const { data = [] } = useWhole(listCaseUploads, { caseId: upload.case_id }, uploadsOf, { enabled: hasOthers });
  const versions = versionsOf(upload, data);
  if (versions.length < 2) return null;
  return (
    <Stack gap="tiny" asChild>
      <nav aria-label={t`Versions`}>
        <Text weight="strong">{t`Versions`}</Text>
        {versions.map(({ id, created_at }, at) => (
          <Link key={id} to={paths.document(id)} replace aria-current={id === upload.id ? 'page' : undefined}>
            {id === upload.id
              ? t`Version ${at + 1}, ${shortDate(created_at)} (open)`
              : t`Version ${at + 1}, ${shortDate(created_at)}`}
          </Link>
        ))}
      </nav>
    </Stack>
  );
}
