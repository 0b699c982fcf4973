import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FilledField } from '@mediation/agreement';
import {
  PDFCheckBox,
  type PDFDocument,
  type PDFField,
  type PDFFont,
  PDFTextField,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { isChoice, openForm } from './read-form.ts';

/** Writes the texts into the fields of a form, which stay fields, and notes in the file what it was made from. */
export async function fillForm(
  bytes: Uint8Array,
  fields: readonly FilledField[],
  madeFrom: string,
): Promise<Uint8Array> {
  const pdf = await openForm(bytes);
  // The form itself looks a name up among all of its fields each time.
  const known = new Map(
    pdf
      .getForm()
      .getFields()
      .map((it) => [it.getName(), it]),
  );
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  let wide: PDFFont | undefined;
  for (const { name, text } of fields) {
    const field = text === null ? undefined : known.get(name);
    if (field === undefined || text === null) continue;
    write(field, text);
    if (field instanceof PDFTextField && !isDrawn(plain, text)) {
      wide ??= await wideFont(pdf);
      field.updateAppearances(wide);
    }
  }
  pdf.setSubject(madeFrom);
  return pdf.save({ useObjectStreams: false });
}

function write(field: PDFField, text: string) {
  if (field instanceof PDFTextField) {
    field.disableRichFormatting();
    field.setText(text);
  } else if (field instanceof PDFCheckBox) field.check();
  else if (isChoice(field)) field.select(text);
}

/** Whether the font that every program has draws all of a text. */
function isDrawn(font: PDFFont, text: string): boolean {
  try {
    font.encodeText(text.replaceAll('\n', ' '));
    return true;
  } catch {
    return false;
  }
}

/** A font for names in other alphabets. */
async function wideFont(pdf: PDFDocument): Promise<PDFFont> {
  const fontkit = await import('fontkit');
  pdf.registerFontkit(fontkit);
  const path = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
  return pdf.embedFont(await readFile(path), { subset: true });
}
