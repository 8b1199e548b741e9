import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

/**
 * Views of PDFium's heap in WebAssembly memory. Emscripten replaces them when the heap grows, so read them each time.
 */
type Heap = { HEAPU8: Uint8Array; HEAPF32: Float32Array; HEAPF64: Float64Array; HEAPU32: Uint32Array };

export type Pdfium = WrappedPdfiumModule;

const require = createRequire(import.meta.url);

/** Loads PDFium from the installed package, without network access. */
export async function loadPdfium(): Promise<Pdfium> {
  const wasm = readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  const pdfium = await init({ wasmBinary });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/**
 * Limits PDFium's memory to `maxBytes`. WebAssembly memory is not covered by a worker's resource limits, and a
 * compressed stream of half a megabyte can expand to gigabytes within one call. The returned function says whether more
 * was requested.
 */
export function limitHeap(pdfium: Pdfium, maxBytes: number): () => boolean {
  const { memory } = pdfium.pdfium.wasmExports as unknown as { memory: WebAssembly.Memory };
  const grow = memory.grow.bind(memory);
  let wasRefused = false;
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE_BYTES > maxBytes) {
      wasRefused = true;
      throw new RangeError('PDFium may not have more memory');
    }
    return grow(pages);
  };
  return () => wasRefused;
}

const WASM_PAGE_BYTES = 65_536;

/** The current views of the heap; do not keep them over a call of PDFium. */
export function heapOf(pdfium: Pdfium): Heap {
  return pdfium.pdfium as unknown as Heap;
}

/**
 * Allocates memory in PDFium's heap and returns its address; free it with `release`. Throws when there is none left.
 */
export function allocate(pdfium: Pdfium, sizeBytes: number): number {
  const address = pdfium.pdfium.wasmExports.malloc(sizeBytes);
  if (address === 0) throw new Error('out of WebAssembly memory');
  return address;
}

/** Frees memory that `allocate` returned. */
export function release(pdfium: Pdfium, address: number): void {
  pdfium.pdfium.wasmExports.free(address);
}

export type OpenedPdf = { document: number; pageCount: number; close: () => void };

export type OpenResult = { ok: true; pdf: OpenedPdf } | { ok: false; reason: 'encrypted' | 'damaged' };

/** FPDF_GetLastError: 4 is a missing password, 5 an unsupported security scheme. */
const PASSWORD_ERRORS = new Set([4, 5]);

/** Opens a PDF from memory. The caller must call `close` to free the memory. */
export function openPdf(pdfium: Pdfium, bytes: Uint8Array): OpenResult {
  const address = allocate(pdfium, bytes.length);
  heapOf(pdfium).HEAPU8.set(bytes, address);
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, '');
  if (document === 0) {
    const code = pdfium.FPDF_GetLastError();
    release(pdfium, address);
    return { ok: false, reason: PASSWORD_ERRORS.has(code) ? 'encrypted' : 'damaged' };
  }
  const close = () => {
    pdfium.FPDF_CloseDocument(document);
    release(pdfium, address);
  };
  return { ok: true, pdf: { document, pageCount: pdfium.FPDF_GetPageCount(document), close } };
}
