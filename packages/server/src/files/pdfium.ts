import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type WrappedPdfiumModule, init } from '@embedpdf/pdfium';

/** A PDF that PDFium holds open. */
export interface HeldPdf {
  pdfium: WrappedPdfiumModule;
  document: number;
  /** A copy of PDFium's memory. */
  read: (at: number, length: number) => Uint8Array;
}

const mostBytes = 192 * 1024 * 1024;
const failedWith = { password: 4, security: 5 };

let compiled: Promise<WebAssembly.Module> | undefined;
const compile = () =>
  WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')));

/**
 * Does something with a PDF that is opened as a browser does, without a password. PDFium runs in WebAssembly, anew for
 * each file and with little memory, so that a hostile one reaches nothing and ends soon.
 */
export async function withPdf<T>(bytes: Uint8Array, work: (pdf: HeldPdf) => T): Promise<T | 'locked' | 'unknown'> {
  const module = await (compiled ??= compile());
  let memory: WebAssembly.Memory | undefined;
  const instantiateWasm = (imports: WebAssembly.Imports, done: (it: WebAssembly.Instance) => void) => {
    const instance = new WebAssembly.Instance(module, imports);
    memory = Object.values(instance.exports).find((it) => it instanceof WebAssembly.Memory);
    if (memory !== undefined) limitMemory(memory);
    done(instance);
    return instance.exports;
  };
  const silent = { print: () => undefined, printErr: () => undefined };
  const pdfium = await init({ instantiateWasm, ...silent });
  try {
    pdfium.PDFiumExt_Init();
    const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
    const held = memory;
    if (held === undefined || at === 0) return 'unknown';
    new Uint8Array(held.buffer).set(bytes, at);
    const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
    if (document === 0) {
      const failure = pdfium.FPDF_GetLastError();
      return failure === failedWith.password || failure === failedWith.security ? 'locked' : 'unknown';
    }
    return work({ pdfium, document, read: (at, length) => new Uint8Array(held.buffer).slice(at, at + length) });
  } catch {
    // It ran out of memory, or into a fault of its own.
    return 'unknown';
  }
}

function limitMemory(memory: WebAssembly.Memory) {
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * 65_536 > mostBytes) throw new RangeError('This PDF takes too much memory.');
    return grow(pages);
  };
}
