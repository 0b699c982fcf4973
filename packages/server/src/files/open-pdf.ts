import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** What opening a PDF without a password tells: its pages, or why a person could not read it. */
export type OpenedPdf = { pages: number } | 'locked' | 'in_one_program' | 'unknown';

const mostBytes = 192 * 1024 * 1024;
const failedWith = { password: 4, security: 5 };
/** A form of Adobe's that is only drawn while it is open; other programs show a page that asks to wait. */
const dynamicForm = 2;

let compiled: Promise<WebAssembly.Module> | undefined;
const compile = () =>
  WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')));

/**
 * Opens a PDF as a browser does. PDFium runs in WebAssembly, anew for each file and with little memory, so that a hostile
 * one reaches nothing and ends soon.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
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
    if (memory === undefined || at === 0) return 'unknown';
    new Uint8Array(memory.buffer).set(bytes, at);
    const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
    if (document === 0) {
      const failure = pdfium.FPDF_GetLastError();
      return failure === failedWith.password || failure === failedWith.security ? 'locked' : 'unknown';
    }
    if (pdfium.FPDF_GetFormType(document) === dynamicForm) return 'in_one_program';
    return { pages: pdfium.FPDF_GetPageCount(document) };
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
