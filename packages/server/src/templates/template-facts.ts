import type { TemplateField, TemplateKind } from '@mediation/api-client';

/** What the file of a template is, and its fields. */
export interface TemplateFacts {
  kind: TemplateKind;
  pages: number | null;
  fields: TemplateField[];
}
