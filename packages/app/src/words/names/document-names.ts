import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Upload } from '@mediation/api-client';
import { viewerLocale } from './viewer.ts';

/** The names of the standard documents, and of any other. */
export const documentNames: Record<Upload['doc_type'], MessageDescriptor> = {
  identity_document: msg`Identity document`,
  marriage_certificate: msg`Marriage certificate`,
  prenuptial_agreement: msg`Prenuptial or postnuptial agreement`,
  tax_returns: msg`Last three tax returns`,
  pay_slips: msg`Recent pay slips`,
  bank_statements: msg`Bank statements`,
  investment_statements: msg`Investment statements`,
  pension_statements: msg`Pension and retirement statements`,
  property_deeds: msg`Property deeds and valuations`,
  mortgage_statements: msg`Mortgage statements`,
  vehicle_titles: msg`Vehicle titles and loans`,
  credit_card_statements: msg`Credit-card statements`,
  loans_and_debts: msg`Loans and other debts`,
  insurance_policies: msg`Insurance policies`,
  childrens_records: msg`Children’s records`,
  monthly_budget: msg`Monthly budget`,
  other: msg`Another document`,
};

/** The names of document statuses. Received and readable does not mean verified. */
const uploadStates: Record<Upload['status'], MessageDescriptor> = {
  pending: msg`In review`,
  confirmed: msg`Received and readable`,
  rejected: msg`Sent back`,
  superseded: msg`Replaced`,
};

/** Whether nobody reviewed a document because a mediator sent it. */
export const needsNoReview = ({ status, reviewed_at }: Reviewed) => status === 'confirmed' && reviewed_at === null;

/** The status of a document, as a name. */
export const stateName = (document: Reviewed): MessageDescriptor =>
  needsNoReview(document) ? msg`From the mediator` : uploadStates[document.status];

type Reviewed = Pick<Upload, 'status'> & { reviewed_at?: string | null | undefined };

/** The names of audiences. */
const audienceNames: Record<Upload['audience'], MessageDescriptor> = {
  private: msg`The party alone`,
  mediator: msg`The party and the mediator`,
  my_side: msg`The party, their lawyer and the mediator`,
  everyone: msg`Everyone in the case`,
};

/** Who reads a document, as a name. A mediator's document names the party in whose private channel it is. */
export const readersName = ({ audience, party_name: party }: Upload): MessageDescriptor =>
  party ? msg`${party}, their lawyer and the mediator` : audienceNames[audience];

/** The reasons for rejecting a document. */
export const rejectReasons: Record<NonNullable<Upload['reject_code']>, MessageDescriptor> = {
  unreadable: msg`It cannot be read`,
  wrong_document: msg`It is another document`,
  pages_missing: msg`Pages are missing`,
  out_of_date: msg`It is out of date`,
  wrong_person: msg`It is about another person`,
};

/** The note about the malware scan, for statuses that need one. */
export const scanNotes: Partial<Record<Upload['scan_status'], MessageDescriptor>> = {
  pending: msg`Not scanned for viruses yet`,
  quarantined: msg`Nobody can open it, because it may harm a computer`,
};

/** Formats a file size: "1.4 MB"; nothing where it is not known. */
export function sizeText(bytes: number | null): string {
  if (bytes === null) return '';
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const amount = bytes / (unit === 'kilobyte' ? 1_000 : 1_000_000);
  return new Intl.NumberFormat(viewerLocale(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}
