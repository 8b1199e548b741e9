import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createOCREngine, type OCREngine } from 'tesseract-wasm';

/** A picture of one line of text, black on white, four bytes per pixel. */
export type LinePicture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/** How a picture is read: as a line of words, or as characters without a language. */
export type PictureOf = 'line' | 'characters';

export type Recognize = (picture: LinePicture, of: PictureOf) => string;

const require = createRequire(import.meta.url);
const SEGMENTATION: Record<PictureOf, string> = { line: '7', characters: '13' };

/** Loads the character recognizer and its English model from the installed packages, without network access. */
export async function loadRecognizer(): Promise<Recognize> {
  const wasm = path.join(path.dirname(require.resolve('tesseract-wasm')), 'tesseract-core.wasm');
  const model = path.join(
    path.dirname(require.resolve('@tesseract.js-data/eng/package.json')),
    '4.0.0_best_int/eng.traineddata.gz',
  );
  const engine: OCREngine = await createOCREngine({ wasmBinary: readFileSync(wasm) });
  engine.loadModel(gunzipSync(readFileSync(model)));
  engine.setVariable('user_defined_dpi', '300');
  return (picture, of) => {
    engine.loadImage({ ...picture, colorSpace: 'srgb' });
    // Loading a picture resets this setting.
    engine.setVariable('tessedit_pageseg_mode', SEGMENTATION[of]);
    return engine.getText().trim();
  };
}
