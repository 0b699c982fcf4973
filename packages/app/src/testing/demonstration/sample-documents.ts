import type { Case, DocumentComment, Upload } from '@mediation/api-client';
import { pdfOf } from '../pdf.ts';
import { shownAt } from './accounts.ts';
import { recordings } from './recordings.ts';
import type { Replacements } from './transport.ts';

const hour = 3_600_000;
const ago = (hours: number) => new Date(shownAt - hours * hour).toISOString();
const ruth = recordings.mediator.user!;
const maya = recordings['party-a'].user!;
const { answers } = recordings.mediator;
const { cases } = answers['GET /api/cases'] as { cases: Case[] };
const okafor = cases.find(({ title }) => title === 'Okafor family')!;

const sample = (at: number, doc_type: Upload['doc_type'], hours: number): Upload => ({
  id: `5f0b6c1e-7a34-4a0e-9d55-00000000000${at}`,
  case_id: okafor.id,
  owner_id: maya.id,
  owner_name: maya.name,
  uploaded_by: maya.id,
  requirement_id: null,
  doc_type,
  period_from: '2026-09-01',
  period_to: '2026-11-30',
  file_name: `${doc_type.replace('_', '-')}.pdf`,
  mime: 'application/pdf',
  bytes: 1_400_000,
  sha256: '7c211433f02071597741e6ff5a8ea34789abbf43'.padEnd(64, '0'),
  pages: null,
  audience: 'everyone',
  status: 'pending',
  reject_code: null,
  reject_note: null,
  reviewed_by: null,
  reviewed_at: null,
  supersedes_id: null,
  superseded_by_id: null,
  scan_status: 'clean',
  scanned_at: ago(hours),
  version: 1,
  created_at: ago(hours),
});

const uploads = [
  sample(1, 'mortgage_statements', 53),
  sample(2, 'pension_statements', 30),
  { ...sample(3, 'pay_slips', 5), scan_status: 'pending' as const, scanned_at: null },
  sample(4, 'tax_returns', 2),
];

/** The address of one of them. */
export const sampleDocument = uploads[0]!.id;

const comment: DocumentComment = {
  id: '6d0b6c1e-7a34-4a0e-9d55-000000000001',
  upload_id: sampleDocument,
  author_id: ruth.id,
  author_name: ruth.name,
  page: 1,
  audience: 'mediator',
  text: 'Is this the amount with the early repayment charge?',
  created_at: ago(1),
};

const statement = pdfOf([
  [
    'Northgate Building Society',
    '12 Quayside, Port Ellery',
    '',
    'Redemption statement',
    'Balance on 1 November 2026',
    'To repay in full by 30 November 2026',
  ].join('\n'),
  'Page two',
]);

/** Documents in place of the demonstration's, whose files are not recorded: four that wait, one of them open. */
export const sampleDocuments: Replacements = {
  'GET /api/uploads/pending': { uploads: uploads.map(withCase), next_cursor: null },
  'GET /api/uploads/:id/file': statement,
  'GET /api/uploads/:id/comments': { comments: [comment] },
  'GET /api/uploads/:id/taken-out': { kinds: ['author', 'dates', 'program'], state: 'taken_out' },
  'GET /api/uploads/:id': { upload: uploads[0] },
  'GET /api/cases/:id/openings': { openings: [], next_cursor: null },
  'GET /api/cases/:id': { case: okafor },
};

/** The queue, empty. */
export const noDocuments: Replacements = { 'GET /api/uploads/pending': { uploads: [], next_cursor: null } };

function withCase(it: Upload) {
  const age_hours = (shownAt - Date.parse(it.created_at)) / hour;
  return { ...it, age_hours, case_title: okafor.title, case_reference: okafor.reference };
}
