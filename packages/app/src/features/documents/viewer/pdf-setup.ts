import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { pdfjs } from 'react-pdf';
import { pdfAssets } from './pdf-assets.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

const assets = new URL(`${import.meta.env.BASE_URL}${pdfAssets}`, location.origin).href;

/** WebAssembly would need a wider content security policy; the decoders have a version without it. */
export const pdfOptions = {
  cMapUrl: `${assets}cmaps/`,
  standardFontDataUrl: `${assets}standard_fonts/`,
  wasmUrl: `${assets}wasm/`,
  useWasm: false,
  useSystemFonts: false,
};
