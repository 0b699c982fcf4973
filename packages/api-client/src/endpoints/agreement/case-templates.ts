import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { DocumentKind } from './agreements.ts';
import {
  MergeKey,
  templateContentTypes,
  TemplateKind,
  TemplateLanguage,
  TemplateVersion,
} from '../organizations/office-templates.ts';

/** The newest saved version of a template of the case's organization. */
export const CaseTemplate = z.object({
  ...TemplateVersion.shape,
  number: z.int(),
  template_id: z.uuid(),
  kind: TemplateKind,
  name: z.string(),
});
export type CaseTemplate = z.infer<typeof CaseTemplate>;

/** The values of a case in one language; null for one that is not there yet. */
export const MergeValues = z.record(MergeKey, z.nullable(z.string()));
export type MergeValues = z.infer<typeof MergeValues>;

/** The templates that a mediator can fill in for a case, and the values that they hold. For the case's mediators. */
export const listCaseTemplates = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/templates',
  reads: ['templates', 'agreements', 'cases', 'participants', 'organizations'],
  input: z.object({ caseId: z.uuid() }),
  output: z.object({
    templates: z.array(CaseTemplate),
    values: z.record(TemplateLanguage, MergeValues),
    /** The released versions that values come from: of each document the signed one, else the newest. */
    sources: z.array(z.object({ document: DocumentKind, number: z.int(), is_in_force: z.boolean() })),
  }),
});

/**
 * A template filled in with the values of the case; its fields stay fields. The audit log notes it. Answers `conflict` for a
 * retired template and for a version that is not the newest. For the case's mediators.
 */
export const downloadFilledTemplate = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/templates/:templateVersionId/file',
  reads: ['templates', 'agreements'],
  answer: 'file',
  contentTypes: templateContentTypes,
  input: z.object({ caseId: z.uuid(), templateVersionId: z.uuid() }),
  output: z.file(),
});
