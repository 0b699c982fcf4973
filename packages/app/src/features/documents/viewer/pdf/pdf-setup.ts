import { pdfjs } from 'react-pdf';
import { pdfAssets } from './pdf-assets.ts';

const assets = new URL(`${import.meta.env.BASE_URL}${pdfAssets}`, location.origin).href;

pdfjs.GlobalWorkerOptions.workerSrc = `${assets}build/pdf.worker.min.mjs`;

/** WebAssembly would need a wider content security policy; the decoders have a version without it. */
export const pdfOptions = {
  cMapUrl: `${assets}cmaps/`,
  standardFontDataUrl: `${assets}standard_fonts/`,
  wasmUrl: `${assets}wasm/`,
  useWasm: false,
  useSystemFonts: false,
  /** Without warnings: closing a document while its page is being drawn is no fault. */
  verbosity: pdfjs.VerbosityLevel.ERRORS,
};
