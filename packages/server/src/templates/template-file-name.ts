import { type TemplateKind, templateContentTypes } from '@mediation/api-client';
import { safeName } from '../files/file-name.ts';

export interface NamedTemplate {
  kind: TemplateKind;
  name: string;
  number: number | null;
}

/** The name and the content type of a template's file, or of a copy that is filled in for a case. */
export function templateFileName({ kind, name, number }: NamedTemplate, subject?: string) {
  const title = [subject, name, number === null ? '' : `v${number}`].filter(Boolean).join(' – ');
  return kind === 'form'
    ? { name: `${safeName(title) || 'form'}.pdf`, type: templateContentTypes[0] }
    : { name: `${safeName(title) || 'letter'}.docx`, type: templateContentTypes[1] };
}
