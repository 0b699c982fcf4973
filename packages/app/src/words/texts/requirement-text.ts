import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Requirement } from '@mediation/api-client';
import { documentNames } from '../names/document-names.ts';

const helps: Partial<Record<Requirement['doc_type'], MessageDescriptor>> = {
  identity_document: msg`A passport, an identity card or a driving licence.`,
  marriage_certificate: msg`The certificate itself, or a certified copy.`,
  prenuptial_agreement: msg`Any agreement about money that you made before or during the marriage.`,
  tax_returns: msg`The last three years, with the answers of the tax office.`,
  pay_slips: msg`The last three months. If you work for yourself, your latest accounts.`,
  bank_statements: msg`The last twelve months, of every account in your name or in both names.`,
  investment_statements: msg`Shares, funds, bonds and savings plans, as of this year.`,
  pension_statements: msg`The newest statement of each pension or retirement account.`,
  property_deeds: msg`For each home or piece of land: who owns it, and what it is worth.`,
  mortgage_statements: msg`What is still owed on each home, and what you pay each month.`,
  vehicle_titles: msg`Who owns each vehicle, and what is still owed on it.`,
  credit_card_statements: msg`The newest statement of each card.`,
  loans_and_debts: msg`Anything else that you owe, also to family and friends.`,
  insurance_policies: msg`Life, health, home and car insurance.`,
  childrens_records: msg`Birth certificates, and what school and childcare cost.`,
  monthly_budget: msg`What comes in and what goes out in a month. If you have a business, its accounts too.`,
};

/** The name and help of a document requirement: a standard one in the reader's language, another as it was written. */
export function requirementText({ doc_type, label, help }: Pick<Requirement, 'doc_type' | 'label' | 'help'>) {
  const translated = helps[doc_type];
  if (translated === undefined) return { label, help };
  return { label: i18n._(documentNames[doc_type]), help: i18n._(translated) };
}
