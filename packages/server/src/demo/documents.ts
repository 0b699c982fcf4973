import { readFile } from 'node:fs/promises';
import type { ApiClient, DocumentType, RejectCode, Upload } from '@mediation/api-client';
import type { Sql } from '../database/database.ts';
import { letter } from './letter.ts';
import type { DemoName } from './people.ts';

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
    hours: 120,
    content: new URL('identity-card-of-maya.jpg', import.meta.url),
    review: 'confirmed',
  },
  {
    from: 'maya',
    doc_type: 'pay_slips',
    name: 'Pay slips, August to October.pdf',
    audience: 'my_side',
    hours: 96,
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
    hours: 110,
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

/** Sends the documents of the demonstration, reviews some, dates them back, and asks for one by a day. */
export async function sendDocuments(apis: Record<DemoName, ApiClient>, caseId: string, owner: Sql) {
  for (const { from, doc_type, name, audience = 'mediator', content, review, hours } of documents) {
    const bytes = content instanceof URL ? Uint8Array.from(await readFile(content)) : letter(content);
    const { uploadFile } = apis[from];
    const file = new File([bytes], name);
    const { upload } = await uploadFile({ case_id: caseId, doc_type, audience, file });
    if (review === 'confirmed') await apis.ruth.confirmUpload({ uploadId: upload.id });
    else if (review) await apis.ruth.rejectUpload({ uploadId: upload.id, ...review });
    await owner`update uploads set created_at = now() - make_interval(hours => ${hours}) where id = ${upload.id}`;
  }
  const due_on = new Date(Date.now() + 11 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  for (const party of [apis.maya, apis.daniel]) {
    const { requirements } = await party.listRequirements({ caseId });
    const pension = requirements.find(({ doc_type }) => doc_type === 'pension_statements');
    if (!pension) continue;
    await apis.ruth.updateRequirement({ caseId, requirementId: pension.id, version: pension.version, due_on });
  }
}
