/** The document data that the viewer needs. */
export type ViewerDocument = {
  id: string;
  formType: string;
  fiscalYear: number | null;
  /** YYYY-MM-DD. */
  filingDate: string | null;
};

/** A rectangle in PDF points, origin at the bottom left of the page; pages count from 1. */
export type PageBox = { page: number; x: number; y: number; width: number; height: number };

/** One source in the viewer's format. */
export type ViewerSource = {
  id: string;
  /** The number shown on marker, card and highlight. */
  number: number;
  documentId: string;
  page: number;
  boxes: PageBox[];
  /** The accessible name shared by marker, card and highlight. */
  label: string;
};

/** A rectangle in CSS pixels, origin at the top left. */
export type Rect = { left: number; top: number; width: number; height: number };
