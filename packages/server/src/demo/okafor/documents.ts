import { readFile } from 'node:fs/promises';
import type { DocumentType, RejectCode, Upload } from '@mediation/api-client';
import { letter } from '../letter.ts';
import type { people } from '../people.ts';
import type { Stage } from '../play/stage.ts';

type Cast = Pick<typeof people, 'ruth' | 'maya' | 'daniel'>;

const hoursToReview = 26;

/** A document of the demonstration and what its mediator decided. */
interface DemoDocument {
  from: 'maya' | 'daniel';
  doc_type: DocumentType;
  name: string;
  audience?: Upload['audience'];
  /** How long ago it was sent. */
  hours: number;
  content: readonly (readonly string[])[] | URL;
  review?: 'confirmed' | { reject_code: RejectCode; reject_note: string };
}

const payslip = (month: string, net: string) => [
  `Pay slip ${month} 2026`,
  'Bristol Community Library',
  'Employee: Maya Okafor',
  'Gross pay: 2,940.00',
  'Tax and insurance: 612.40',
  'Pension: 147.00',
  `Net pay: ${net}`,
];

const documents: readonly DemoDocument[] = [
  {
    from: 'maya',
    doc_type: 'identity_document',
    name: 'Identity card.jpg',
    hours: 780,
    content: new URL('identity-card-of-maya.jpg', import.meta.url),
    review: 'confirmed',
  },
  {
    from: 'maya',
    doc_type: 'pay_slips',
    name: 'Pay slips, August to October.pdf',
    audience: 'my_side',
    hours: 700,
    content: [payslip('August', '2,180.60'), payslip('September', '2,180.60'), payslip('October', '2,201.15')],
    review: 'confirmed',
  },
  {
    from: 'maya',
    doc_type: 'tax_returns',
    name: 'Tax return 2025.pdf',
    hours: 90,
    content: [['Tax return 2025', 'Page 1 of 4', 'Name: Maya Okafor', 'Income from employment: 35,280.00']],
    review: {
      reject_code: 'pages_missing',
      reject_note: 'Pages 2 to 4 are not in it. The whole return is four pages.',
    },
  },
  {
    from: 'maya',
    doc_type: 'bank_statements',
    name: 'Joint account.pdf',
    audience: 'everyone',
    hours: 51,
    content: [
      ['Joint account, October 2026', 'M. and D. Okafor', 'Opening balance: 4,210.33', 'Closing balance: 3,902.18'],
      ['Joint account, September 2026', 'M. and D. Okafor', 'Opening balance: 4,655.02', 'Closing balance: 4,210.33'],
    ],
  },
  {
    from: 'maya',
    doc_type: 'monthly_budget',
    name: 'Monthly budget.pdf',
    hours: 5,
    content: [['Monthly budget', 'Rent and bills: 1,240', 'Food: 420', 'School and childcare: 310', 'Travel: 140']],
  },
  {
    from: 'daniel',
    doc_type: 'identity_document',
    name: 'ID Daniel.jpg',
    hours: 756,
    content: new URL('identity-card-of-daniel.jpg', import.meta.url),
    review: 'confirmed',
  },
  {
    from: 'daniel',
    doc_type: 'mortgage_statements',
    name: 'Mortgage statement.pdf',
    hours: 28,
    content: [
      ['Mortgage statement 2026', '12 Orchard Row, Bristol', 'Still owed: 148,220.00', 'Monthly payment: 890.00'],
    ],
  },
];

/** Tells when the documents of both parties came, what became of them, and by when one more is asked for. */
export function tellDocuments({ ago, on, as, calendar }: Stage, { ruth, ...parties }: Cast, it: { caseId: string }) {
  for (const { from, doc_type, name, audience = 'mediator', content, review, hours } of documents) {
    let uploadId = '';
    ago(hours, async () => {
      const bytes = content instanceof URL ? Uint8Array.from(await readFile(content)) : letter(content);
      const file = new File([bytes], name);
      const api = await as(parties[from]);
      uploadId = (await api.uploadFile({ case_id: it.caseId, doc_type, audience, file })).upload.id;
    });
    if (review === undefined) continue;
    ago(hours - hoursToReview, async () => {
      const api = await as(ruth);
      return review === 'confirmed' ? api.confirmUpload({ uploadId }) : api.rejectUpload({ uploadId, ...review });
    });
  }
  on(-6, '16:40', async () => {
    const due_on = new Date(calendar.hoursAgo(-11 * 24)).toISOString().slice(0, 10);
    for (const party of [parties.maya, parties.daniel]) {
      const { requirements } = await (await as(party)).listRequirements({ caseId: it.caseId });
      const { id: requirementId, version } = requirements.find(({ doc_type }) => doc_type === 'pension_statements')!;
      await (await as(ruth)).updateRequirement({ caseId: it.caseId, requirementId, version, due_on });
    }
  });
}
