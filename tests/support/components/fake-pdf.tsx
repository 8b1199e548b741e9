import { useEffect, useRef, type ReactNode, type Ref } from 'react';

const LETTER = { width: 612, height: 792, viewBox: [0, 0, 612, 792], rotation: 0 };

type FakePdf = {
  pages: number;
  /** The pages that cannot be drawn. */
  broken: number[];
  /** Result of opening the file. */
  opening: 'succeeds' | 'fails' | 'asks for a password' | 'fails at a page';
};

/** The next file; `aPdf` sets it. */
let file: FakePdf = { pages: 3, broken: [], opening: 'succeeds' };

/** Sets how the files of a test open; by default with three letter pages. */
export function aPdf(changes: Partial<FakePdf> = {}): void {
  file = { pages: 3, broken: [], opening: 'succeeds', ...changes };
}

type DocumentProps = {
  children: ReactNode;
  loading: ReactNode;
  error: ReactNode;
  onLoadSuccess: (pdf: unknown) => void;
  onPassword: () => void;
};

function Document({ children, error, ...handlers }: DocumentProps) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  // A file is opened once, however often the screen around it is rendered.
  useEffect(() => {
    const { onPassword, onLoadSuccess } = latest.current;
    const { opening, pages } = file;
    if (opening === 'asks for a password') onPassword();
    if (opening === 'fails' || opening === 'asks for a password') return;
    const getPage = async () => {
      if (opening === 'fails at a page') throw new Error('The page is damaged.');
      return { getViewport: () => LETTER };
    };
    onLoadSuccess({ numPages: pages, getPage });
  }, []);
  return file.opening === 'fails' ? error : children;
}

type PageProps = {
  pageNumber: number;
  error: ReactNode;
  canvasRef: Ref<HTMLCanvasElement>;
  onRenderSuccess: () => void;
};

function Page({ pageNumber, error, canvasRef, onRenderSuccess }: PageProps) {
  useEffect(onRenderSuccess, [onRenderSuccess]);
  if (file.broken.includes(pageNumber)) return error;
  return (
    <>
      <canvas ref={canvasRef} />
      <p>Words of page {pageNumber}</p>
    </>
  );
}

/** Replaces react-pdf, whose pdf.js needs a worker and a canvas. */
export const fakeReactPdf = {
  Document,
  Page,
  pdfjs: { GlobalWorkerOptions: {} },
  usePageContext: () => null,
};
