import type { ReportDetail } from '../schema';

/** The formats that take time to render and are therefore made in a thread. */
export type RenderedKind = 'pdf' | 'docx' | 'xlsx';

export type RenderRequest = { id: number; kind: RenderedKind; report: ReportDetail };
export type RenderAnswer = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; failure: string };
