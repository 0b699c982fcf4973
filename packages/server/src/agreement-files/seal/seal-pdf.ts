import { pdfkitAddPlaceholder } from '@signpdf/placeholder-pdfkit';
import { SignPdf } from '@signpdf/signpdf';
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import type { ClauseLanguage } from '@mediation/agreement';
import { PadesSigner } from './pades-signer.ts';
import type { SealKey } from './seal-key.ts';

const reasons: Record<ClauseLanguage, string> = {
  en: 'Seal of this file: it shows whether anything was changed. It is nobody’s signature.',
  es: 'Sello de este archivo: muestra si algo ha cambiado. No es la firma de nadie.',
};

interface About {
  language: ClauseLanguage;
  dated: Date;
  brand: { name: string };
}

/** Makes room for the seal in a document that is about to end. Readers show the organization's name and the reason beside it. */
export function makeRoomForSeal(doc: PDFKit.PDFDocument, key: SealKey, { language, dated, brand }: About): void {
  pdfkitAddPlaceholder({
    pdf: doc,
    // What its types ask for, and nothing reads.
    pdfBuffer: Buffer.of(),
    name: brand.name,
    reason: reasons[language],
    location: '',
    contactInfo: '',
    signingTime: dated,
    signatureLength: new PadesSigner(key).length,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
}

/** Seals a document that has room for it. */
export const seal = (pdf: Buffer, key: SealKey): Promise<Buffer> => new SignPdf().sign(pdf, new PadesSigner(key));
