import { withPdf } from './pdfium.ts';

/** What opening a PDF without a password tells: its pages, or why a person could not read it. */
export type OpenedPdf = { pages: number } | 'locked' | 'in_one_program' | 'unknown';

/** A form of Adobe's that is only drawn while it is open; other programs show a page that asks to wait. */
const dynamicForm = 2;

/** Opens a PDF as a browser does. */
export const openPdf = (bytes: Uint8Array): Promise<OpenedPdf> =>
  withPdf<OpenedPdf>(bytes, ({ pdfium, document }) =>
    pdfium.FPDF_GetFormType(document) === dynamicForm
      ? 'in_one_program'
      : { pages: pdfium.FPDF_GetPageCount(document) },
  );
