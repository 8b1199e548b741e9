/** What the viewer must know of a filing. */
export type ViewerDocument = {
  id: string;
  formType: string;
  fiscalYear: number | null;
  /** YYYY-MM-DD. */
  filingDate: string | null;
};

/** A rectangle in PDF points, origin at the bottom left of the page; pages count from 1. */
export type PageBox = { page: number; x: number; y: number; width: number; height: number };

/** One piece of evidence as the viewer draws it. */
export type ViewerSource = {
  id: string;
  /** The number a reader sees on marker, card and highlight. */
  number: number;
  documentId: string;
  page: number;
  boxes: PageBox[];
  /** The one name that marker, card and highlight share. */
  label: string;
};

/** A rectangle in CSS pixels, origin at the top left. */
export type Rect = { left: number; top: number; width: number; height: number };
