import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOutput, Version } from '../page.ts';
import { Text, trim } from './text.ts';

/** The papers that every party is asked for, in the order of the checklist. */
export const documentTypes = [
  { code: 'identity_document', label: 'Identity document', help: 'A passport, an identity card or a driving licence.' },
  { code: 'marriage_certificate', label: 'Marriage certificate', help: 'The certificate itself, or a certified copy.' },
  {
    code: 'prenuptial_agreement',
    label: 'Prenuptial or postnuptial agreement',
    help: 'Any agreement about money that you made before or during the marriage.',
  },
  {
    code: 'tax_returns',
    label: 'Last three tax returns',
    help: 'The last three years, with the answers of the tax office.',
  },
  {
    code: 'pay_slips',
    label: 'Recent pay slips',
    help: 'The last three months. If you work for yourself, your latest accounts.',
  },
  {
    code: 'bank_statements',
    label: 'Bank statements',
    help: 'The last twelve months, of every account in your name or in both names.',
  },
  {
    code: 'investment_statements',
    label: 'Investment statements',
    help: 'Shares, funds, bonds and savings plans, as of this year.',
  },
  {
    code: 'pension_statements',
    label: 'Pension and retirement statements',
    help: 'The newest statement of each pension or retirement account.',
  },
  {
    code: 'property_deeds',
    label: 'Property deeds and valuations',
    help: 'For each home or piece of land: who owns it, and what it is worth.',
  },
  {
    code: 'mortgage_statements',
    label: 'Mortgage statements',
    help: 'What is still owed on each home, and what you pay each month.',
  },
  {
    code: 'vehicle_titles',
    label: 'Vehicle titles and loans',
    help: 'Who owns each vehicle, and what is still owed on it.',
  },
  { code: 'credit_card_statements', label: 'Credit-card statements', help: 'The newest statement of each card.' },
  {
    code: 'loans_and_debts',
    label: 'Loans and other debts',
    help: 'Anything else that you owe, also to family and friends.',
  },
  { code: 'insurance_policies', label: 'Insurance policies', help: 'Life, health, home and car insurance.' },
  {
    code: 'childrens_records',
    label: 'Children’s records',
    help: 'Birth certificates, and what school and childcare cost.',
  },
  {
    code: 'monthly_budget',
    label: 'Monthly budget',
    help: 'What comes in and what goes out in a month. If you have a business, its accounts too.',
  },
] as const;

const codes = documentTypes.map(({ code }) => code);

/** One of the standard papers, or another one. */
export const DocumentType = z.enum([...codes, 'other']);
export type DocumentType = z.infer<typeof DocumentType>;

export const RequirementState = z.enum(['needed', 'not_applicable', 'uploaded', 'confirmed', 'rejected']);
export type RequirementState = z.infer<typeof RequirementState>;

/** One paper that one party is asked for. The other party never learns of it. */
export const Requirement = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  participant_id: z.uuid(),
  doc_type: DocumentType,
  label: z.string(),
  help: z.string(),
  state: RequirementState,
  /** Why there is no such paper, in the words of whoever said so. */
  na_reason: z.nullable(z.string()),
  due_on: z.nullable(z.iso.date()),
  position: z.int(),
  version: Version,
});
export type Requirement = z.infer<typeof Requirement>;

const Label = Text(limits.titleMax);
const Words = Text(limits.reasonMax);

/** The checklists of a case, as far as the caller reads them: a party their own, the mediator both. */
export const listRequirements = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/requirements',
  reads: ['requirements'],
  input: z.object({ caseId: z.uuid(), ...pageInput }),
  output: z.object({ requirements: z.array(Requirement), ...pageOutput }),
});

/** Asks a party for one more paper; only the case's mediator may. */
export const addRequirement = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/requirements',
  changes: ['requirements', 'steps', 'activity'],
  input: z.object({
    caseId: z.uuid(),
    participant_id: z.uuid(),
    label: Label,
    help: z._default(z.string().check(trim, z.maxLength(limits.reasonMax)), ''),
    due_on: z.optional(z.iso.date()),
  }),
  output: z.object({ requirement: Requirement }),
});

/**
 * Says that a paper does not exist, with the reason, or that it is needed after all; the mediator sets the date. What is
 * uploaded and confirmed follows from the uploads.
 */
export const updateRequirement = endpoint({
  method: 'PUT',
  path: '/api/cases/:caseId/requirements/:requirementId',
  changes: ['requirements', 'steps', 'activity'],
  input: z
    .object({
      caseId: z.uuid(),
      requirementId: z.uuid(),
      state: z.optional(z.enum(['needed', 'not_applicable'])),
      na_reason: z.optional(Words),
      due_on: z.optional(z.nullable(z.iso.date())),
      version: Version,
    })
    .check(
      z.refine(({ state, na_reason }) => state !== 'not_applicable' || na_reason !== undefined, {
        message: 'Say why there is no such paper.',
        path: ['na_reason'],
      }),
    ),
  output: z.object({ requirement: Requirement }),
});
