/** Tokens that a model call used. */
export type Usage = { inputTokens: number; outputTokens: number };
