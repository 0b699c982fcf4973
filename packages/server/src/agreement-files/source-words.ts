import type { ClauseLanguage } from '@mediation/agreement';
import type { DocumentType, StatementFigure } from '@mediation/api-client';

interface SourceWords {
  estimate: string;
  page: (document: string, page: number) => string;
  documents: Record<DocumentType, string>;
}

const sourceWords: Record<ClauseLanguage, SourceWords> = {
  en: {
    estimate: 'Own estimate',
    page: (document, page) => `${document}, p. ${page}`,
    documents: {
      identity_document: 'Identity document',
      marriage_certificate: 'Marriage certificate',
      prenuptial_agreement: 'Prenuptial or postnuptial agreement',
      tax_returns: 'Last three tax returns',
      pay_slips: 'Recent pay slips',
      bank_statements: 'Bank statements',
      investment_statements: 'Investment statements',
      pension_statements: 'Pension and retirement statements',
      property_deeds: 'Property deeds and valuations',
      mortgage_statements: 'Mortgage statements',
      vehicle_titles: 'Vehicle titles and loans',
      credit_card_statements: 'Credit-card statements',
      loans_and_debts: 'Loans and other debts',
      insurance_policies: 'Insurance policies',
      childrens_records: 'Children’s records',
      monthly_budget: 'Monthly budget',
      other: 'Another document',
    },
  },
  es: {
    estimate: 'Estimación propia',
    page: (document, page) => `${document}, pág. ${page}`,
    documents: {
      identity_document: 'Documento de identidad',
      marriage_certificate: 'Certificado de matrimonio',
      prenuptial_agreement: 'Acuerdo prenupcial o posnupcial',
      tax_returns: 'Últimas tres declaraciones de impuestos',
      pay_slips: 'Nóminas recientes',
      bank_statements: 'Extractos del banco',
      investment_statements: 'Extractos de inversiones',
      pension_statements: 'Extractos de pensiones y jubilación',
      property_deeds: 'Escrituras y tasaciones de inmuebles',
      mortgage_statements: 'Extractos de la hipoteca',
      vehicle_titles: 'Títulos y préstamos de vehículos',
      credit_card_statements: 'Extractos de tarjetas de crédito',
      loans_and_debts: 'Préstamos y otras deudas',
      insurance_policies: 'Pólizas de seguro',
      childrens_records: 'Documentos de los hijos',
      monthly_budget: 'Presupuesto mensual',
      other: 'Otro documento',
    },
  },
};

/** Where a figure is written: the kind of document with the page, or that it is an estimate. */
export function sourceText({ evidence }: Pick<StatementFigure, 'evidence'>, language: ClauseLanguage): string {
  const { estimate, page, documents } = sourceWords[language];
  return evidence === null ? estimate : page(documents[evidence.doc_type], evidence.page);
}
