import type { z } from 'zod';
import type { Context, TokenScope } from '@/lib/context';

/** A call that a program makes through the Model Context Protocol. */
export type Tool = {
  name: string;
  title: string;
  /** For the model that chooses among the tools. */
  description: string;
  scope: TokenScope;
  /** The rate limit that it counts towards besides that of all requests. */
  limit?: 'questions' | 'reports';
  input: z.ZodObject;
  run: (ctx: Context, input: unknown, signal: AbortSignal) => Promise<Record<string, unknown>>;
};

type Spec<I extends z.ZodObject> = Omit<Tool, 'input' | 'run'> & {
  input: I;
  run: (ctx: Context, input: z.output<I>, signal: AbortSignal) => Promise<Record<string, unknown>>;
};

/** A tool around a use case; its input is checked by its schema before it runs. */
export function defineTool<I extends z.ZodObject>({ run, ...spec }: Spec<I>): Tool {
  return { ...spec, run: async (ctx, input, signal) => run(ctx, spec.input.parse(input), signal) };
}
