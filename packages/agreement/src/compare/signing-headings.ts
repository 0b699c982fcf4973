import type { ClauseLanguage } from '../linter/language.ts';

/** The headings in the file of a version below which stands who signed it, and how. */
export const signingHeadings: Record<ClauseLanguage, { signatures: string; certificate: string }> = {
  en: { signatures: 'Signatures', certificate: 'Certificate of the signatures' },
  es: { signatures: 'Firmas', certificate: 'Certificado de las firmas' },
};
