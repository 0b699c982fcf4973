import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Locale } from '../values.ts';

/** The formats in which a released version is downloaded. */
export const AgreementFormat = z.enum(['pdf', 'docx']);
export type AgreementFormat = z.infer<typeof AgreementFormat>;

/**
 * A released version with its signatures as a PDF or DOCX, for its readers. The same version with the same signatures is
 * always the same file, byte for byte.
 */
export const downloadAgreement = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/agreement/versions/:versionId/files/:format',
  reads: ['agreements'],
  answer: 'file',
  contentTypes: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  input: z.object({ caseId: z.uuid(), versionId: z.uuid(), format: AgreementFormat }),
  output: z.file(),
});

/** A page that tells without a network whether a PDF or DOCX is a file of this document, unchanged, and who signed it. */
export const downloadFileCheck = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/agreement/versions/:versionId/check-page',
  reads: ['agreements'],
  answer: 'file',
  contentTypes: ['text/html; charset=utf-8'],
  input: z.object({ caseId: z.uuid(), versionId: z.uuid(), language: z._default(Locale, 'en') }),
  output: z.file(),
});
