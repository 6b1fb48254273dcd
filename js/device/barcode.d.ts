/** Of the Shape Detection API, which TypeScript does not know. */
declare class BarcodeDetector {
  constructor(options: { formats: readonly string[] });
  static getSupportedFormats(): Promise<readonly string[]>;
  detect(image: CanvasImageSource): Promise<readonly { rawValue: string }[]>;
}
