import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { pdfjs } from 'react-pdf';

interface FieldData {
  id: string;
  fieldType?: string | null;
  fieldValue?: unknown;
  hasAppearance?: boolean;
}

/**
 * Lets the pages of a PDF show the texts and choices of a form that come without a picture of them, as services that fill in
 * forms write them. pdf.js draws such a value only where somebody typed it, so it is kept as typed.
 */
export function drawFieldValues(pdf: PDFDocumentProxy): void {
  const getPage = pdf.getPage.bind(pdf);
  const pages = new Map<number, Promise<PDFPageProxy>>();
  const getFilled = async (number: number) => {
    const page = await getPage(number);
    const fields = (await page.getAnnotations()) as FieldData[];
    for (const { id, fieldType, fieldValue, hasAppearance } of fields)
      if ((fieldType === 'Tx' || fieldType === 'Ch') && fieldValue && !hasAppearance)
        pdf.annotationStorage.setValue(id, { value: fieldValue });
    const render = page.render.bind(page);
    page.render = (parameters) => render({ ...parameters, annotationMode: pdfjs.AnnotationMode.ENABLE_STORAGE });
    return page;
  };
  pdf.getPage = (number) => {
    const page = pages.get(number) ?? getFilled(number);
    pages.set(number, page);
    return page;
  };
}
