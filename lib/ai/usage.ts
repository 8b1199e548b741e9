/** What a call of a model took. */
export type Usage = { inputTokens: number; outputTokens: number };
