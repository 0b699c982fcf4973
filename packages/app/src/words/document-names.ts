import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentType } from '@mediation/api-client';

/** What a paper is called on screen. */
export const documentNames: Record<DocumentType, MessageDescriptor> = {
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
  other: msg`Another paper`,
};
