import { type TemplateField, templateLimits } from '@mediation/api-client';
import {
  EncryptedPDFError,
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib';
import { openPdf } from '../files/open-pdf.ts';
import { unreadable } from '../files/unreadable.ts';
import type { TemplateFacts } from './template-facts.ts';

const encrypted = 'This PDF is encrypted. Save it without a password or other protection, then send it again.';
const broken = 'We could not read this PDF. Save it again and send that.';
const xfa = 'This is an XFA form, which only one program can fill in. Ask the court for a PDF with ordinary fields.';
const withoutFields =
  'This PDF has no fields to fill in. It was printed or flattened. Ask for the form as a fillable PDF.';

/** Opens a form to read or fill it in. It keeps what the form says about itself. */
export const openForm = (bytes: Uint8Array) =>
  PDFDocument.load(bytes, { updateMetadata: false, warnOnInvalidObjects: false });

/** Reads the fields of a fillable PDF, with their pages; refuses what no other program could fill in. */
export async function readForm(bytes: Uint8Array): Promise<TemplateFacts> {
  // PDFium looks first: it reads a hostile file with little memory and away from everything else.
  const opened = await openPdf(bytes);
  if (opened === 'locked') throw unreadable(encrypted);
  if (opened === 'in_one_program') throw unreadable(xfa);
  if (opened === 'unknown') throw unreadable(broken);
  const { pages } = opened;
  if (pages > templateLimits.pages) throw unreadable(`This form has more than ${templateLimits.pages} pages.`);
  const pdf = await openForm(bytes).catch((error: unknown) => {
    throw unreadable(error instanceof EncryptedPDFError ? encrypted : broken);
  });
  if (pdf.catalog.getAcroForm()?.dict.has(PDFName.of('XFA'))) throw unreadable(xfa);
  const fields = fieldsOf(pdf);
  if (fields.length === 0) throw unreadable(withoutFields);
  if (fields.length > templateLimits.fields)
    throw unreadable(`This form has more than ${templateLimits.fields} fields.`);
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    throw unreadable(`Two fields of this form have the name “${twice}”, so nobody could tell them apart.`);
  return { kind: 'form', pages, fields };
}

function fieldsOf(pdf: PDFDocument): TemplateField[] {
  try {
    return pdf
      .getForm()
      .getFields()
      .filter((it) => !it.isReadOnly())
      .flatMap((it) => {
        const kind = kindOf(it);
        if (kind === undefined) return [];
        const isText = it instanceof PDFTextField;
        return {
          name: it.getName(),
          page: pageOf(pdf, it),
          kind,
          options: kind === 'choice' ? optionsOf(it) : [],
          most: (isText && it.getMaxLength()) || null,
          has_lines: isText && it.isMultiline(),
        };
      });
  } catch {
    throw unreadable(broken);
  }
}

/** Undefined for buttons and signatures, which nobody fills in here. */
function kindOf(field: PDFField): TemplateField['kind'] | undefined {
  if (field instanceof PDFTextField) return 'text';
  if (field instanceof PDFCheckBox) return 'check';
  return isChoice(field) ? 'choice' : undefined;
}

/** Whether one of several is chosen in a field. */
export const isChoice = (field: PDFField) =>
  field instanceof PDFRadioGroup || field instanceof PDFDropdown || field instanceof PDFOptionList;

const optionsOf = (field: PDFField) => (isChoice(field) ? field.getOptions() : []);

/** The page of a field, from 1; the first one where the file does not say it. */
function pageOf(pdf: PDFDocument, field: PDFField): number {
  const [widget] = field.acroField.getWidgets();
  const pages = pdf.getPages();
  const named = pages.findIndex(({ ref }) => ref === widget?.P());
  if (named !== -1) return named + 1;
  const listed = pages.findIndex(({ node }) =>
    node
      .Annots()
      ?.asArray()
      .some((it) => pdf.context.lookup(it) === widget?.dict),
  );
  return Math.max(listed, 0) + 1;
}
