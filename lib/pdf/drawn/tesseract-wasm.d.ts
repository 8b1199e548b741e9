/** The part of the package that is used; the package does not export its own declarations. */
declare module 'tesseract-wasm' {
  export type OCREngine = {
    loadModel(model: Uint8Array): void;
    setVariable(name: string, value: string): void;
    loadImage(image: ImageData): void;
    getText(): string;
  };
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}
