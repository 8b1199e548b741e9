import type { ReportDetail } from '../schema';

/** The kinds that take time to set, and so are made in a thread of their own. */
export type RenderedKind = 'pdf' | 'docx' | 'xlsx';

export type RenderRequest = { id: number; kind: RenderedKind; report: ReportDetail };
export type RenderAnswer = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; failure: string };
