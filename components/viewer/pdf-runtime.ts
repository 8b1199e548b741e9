import { pdfjs, type DocumentProps } from 'react-pdf';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Character maps, standard fonts, colour profiles and image decoders come from this server, never from another one. */
const ASSETS = '/query/pdfjs';

export const PDF_OPTIONS = {
  cMapUrl: `${ASSETS}/cmaps/`,
  standardFontDataUrl: `${ASSETS}/standard_fonts/`,
  wasmUrl: `${ASSETS}/wasm/`,
  iccUrl: `${ASSETS}/iccs/`,
  // Scripts and forms within a filing are not run.
  enableXfa: false,
} satisfies DocumentProps['options'];
