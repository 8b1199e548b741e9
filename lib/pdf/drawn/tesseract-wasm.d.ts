/** The part of the package that is used; its own declarations are not among its exports. */
declare module 'tesseract-wasm' {
  export type OCREngine = {
    loadModel(model: Uint8Array): void;
    setVariable(name: string, value: string): void;
    loadImage(image: ImageData): void;
    getText(): string;
  };
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}
