import * as z from 'zod/mini';

/** The documents that every party is asked for, in the order of the checklist. */
export const documentTypes = [
  'identity_document',
  'marriage_certificate',
  'prenuptial_agreement',
  'tax_returns',
  'pay_slips',
  'bank_statements',
  'investment_statements',
  'pension_statements',
  'property_deeds',
  'mortgage_statements',
  'vehicle_titles',
  'credit_card_statements',
  'loans_and_debts',
  'insurance_policies',
  'childrens_records',
  'monthly_budget',
] as const;

/** One of the standard documents, or another one. */
export const DocumentType = z.enum([...documentTypes, 'other']);
export type DocumentType = z.infer<typeof DocumentType>;
