import { type PDFPage, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { Document, Packer, Paragraph, TextRun } from 'docx';

const [left, top, line] = [56, 780, 34];

interface SampleField {
  label: string;
  name: string;
  kind?: 'lines' | 'check' | { options: string[] };
  most?: number;
}

/** Makes a form in the style of a court: a label above each field, on as many pages as there are lists. */
export async function sampleForm(title: string, pages: readonly (readonly SampleField[])[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const form = pdf.getForm();
  for (const fields of pages) {
    const page = pdf.addPage();
    page.drawText(title, { x: left, y: top, size: 16, font });
    let y = top - 30;
    for (const field of fields) {
      page.drawText(field.label, { x: left, y, size: 9, font });
      const height = field.kind === 'lines' ? 3 * line : 18;
      y -= height + 4;
      addField(form, page, field, { x: left, y, width: 420, height });
      y -= line - 14;
    }
  }
  return pdf.save();
}

type Form = ReturnType<PDFDocument['getForm']>;
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function addField(form: Form, page: PDFPage, { name, kind, most }: SampleField, box: Box) {
  if (kind === 'check') form.createCheckBox(name).addToPage(page, { ...box, width: box.height });
  else if (typeof kind === 'object') {
    const choice = form.createDropdown(name);
    choice.addOptions(kind.options);
    choice.addToPage(page, box);
  } else {
    const text = form.createTextField(name);
    if (kind === 'lines') text.enableMultiline();
    if (most !== undefined) text.setMaxLength(most);
    text.addToPage(page, box);
  }
}

/** A cover sheet, as courts ask for one with an agreement. */
export const coverSheet = () =>
  sampleForm('Cover sheet for a consent order', [
    [
      { label: 'Case number of the mediation service', name: 'case_reference' },
      { label: 'Applicant: full name', name: 'applicant.name' },
      { label: 'Respondent: full name', name: 'respondent.name' },
      { label: 'Mediator', name: 'mediator' },
      { label: 'Service', name: 'service' },
      { label: 'The agreement was signed on', name: 'signed' },
      { label: 'Court', name: 'court', kind: { options: ['Bristol', 'London', 'Cardiff'] } },
      { label: 'Both applicants agree to this request', name: 'by_consent', kind: 'check' },
      { label: 'For the court: number', name: 'court_number', most: 10 },
    ],
  ]);

/** A statement of arrangements for children, on two pages. */
export const childrenStatement = () =>
  sampleForm('Statement of arrangements for children', [
    [
      { label: 'First parent', name: 'party_a' },
      { label: 'Second parent', name: 'party_b' },
      { label: 'The arrangements begin on', name: 'schedule_from' },
      { label: 'Nights a year with the first parent', name: 'nights_a' },
      { label: 'Nights a year with the second parent', name: 'nights_b' },
    ],
    [
      { label: 'What the parents agreed', name: 'agreed_parenting', kind: 'lines' },
      { label: 'Money for the children', name: 'agreed_support', kind: 'lines' },
    ],
  ]);

/** A letter with fields. */
export const sampleLetter = (lines: readonly string[]): Promise<Uint8Array> =>
  Packer.toBuffer(
    new Document({ sections: [{ children: lines.map((text) => new Paragraph({ children: [new TextRun(text)] })) }] }),
  );

/** The words of a letter to a court that goes with an agreement. */
export const courtLetter = [
  '{office}, {today}',
  'Our reference: {case_reference}',
  'We send you the agreement of {parties}, which both signed on {memorandum_signed_on}.',
  '{agreed_parenting}',
  '{mediator}, mediator',
];
