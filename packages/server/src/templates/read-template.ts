import { ApiError, templateLimits } from '@mediation/api-client';
import { fileTypeFromBuffer } from 'file-type';
import { unreadable } from '../files/unreadable.ts';
import type { TemplateFacts } from './template-facts.ts';

const megabytes = templateLimits.bytes / 1024 / 1024;

/** Reads the fields of a form or a letter, by what the file is. The libraries are loaded only when they are used. */
export async function readTemplate(bytes: Uint8Array): Promise<TemplateFacts> {
  if (bytes.length > templateLimits.bytes) throw new ApiError('too_large', `Choose a file of at most ${megabytes} MB.`);
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime === 'application/pdf') return (await import('./read-form.ts')).readForm(bytes);
  if (mime === 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' || mime === 'application/zip')
    return (await import('./read-letter.ts')).readLetter(bytes);
  if (mime === 'application/x-cfb')
    throw unreadable('This letter is locked with a password, or in an old format. Save it as a DOCX without one.');
  throw new ApiError('unsupported_type', 'Choose a PDF with fields, or a letter as a DOCX.');
}
