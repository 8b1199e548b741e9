import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type ChatRequest = {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  temperature?: number;
  response_format?: { type: string; json_schema?: { name: string; schema: unknown; strict?: boolean } };
};

export type EmbeddingRequest = { model: string; input: string[]; dimensions?: number };

/** One scripted reply to a chat request. */
export type Reply =
  | { kind: 'text'; text: string }
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** Headers are sent, but the body never ends. */
  | { kind: 'hang' }
  /** The stream breaks off after this text. */
  | { kind: 'break'; text: string };

export type OpenAiServer = {
  baseUrl: string;
  chats: ChatRequest[];
  embeddings: EmbeddingRequest[];
  authorizations: (string | undefined)[];
  /** Number of requests whose client disconnected before the answer was complete. */
  abandoned(): number;
  /** Replies to the next chat requests, in order; the last one is repeated. */
  reply(...replies: Reply[]): void;
  /** Computes replies from the requests instead of a script. */
  replyWith(respond: (request: ChatRequest) => Reply): void;
  /** Delays all chat replies by this time; `onChange` is called with +1 when a call begins and -1 when it ends. */
  takeTime(ms: number, onChange?: (change: 1 | -1) => void): void;
  failEmbeddings(status: number | undefined): void;
  embeddingSize(size: number): void;
  close(): Promise<void>;
};

export const asJson = (value: unknown): Reply => ({ kind: 'text', text: JSON.stringify(value) });

/** A local server with OpenAI's wire format: chat completions, whole and streamed, and embeddings. */
export async function startOpenAiServer(): Promise<OpenAiServer> {
  const chats: ChatRequest[] = [];
  const embeddings: EmbeddingRequest[] = [];
  const authorizations: (string | undefined)[] = [];
  let respond: (request: ChatRequest) => Reply = () => ({ kind: 'status', status: 500 });
  let embeddingStatus: number | undefined;
  let size: number | undefined;
  let abandonedCount = 0;
  let replyMs = 0;
  let hearChange: (change: 1 | -1) => void = () => undefined;

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => (abandonedCount += response.writableFinished ? 0 : 1));
    authorizations.push(request.headers.authorization);
    const body: unknown = JSON.parse(await readText(request));
    if (request.url === '/v1/chat/completions') {
      const chat = body as ChatRequest;
      chats.push(chat);
      if (replyMs > 0) {
        hearChange(1);
        await delay(replyMs);
        hearChange(-1);
      }
      sendChat(response, chat, respond(chat));
    } else if (request.url === '/v1/embeddings') {
      const wanted = body as EmbeddingRequest;
      embeddings.push(wanted);
      if (embeddingStatus) return sendJson(response, embeddingStatus, { error: { message: 'embeddings are down' } });
      const length = size ?? wanted.dimensions ?? 1536;
      sendJson(response, 200, {
        object: 'list',
        model: wanted.model,
        data: wanted.input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text, length) })),
        usage: { prompt_tokens: 5 * wanted.input.length, total_tokens: 5 * wanted.input.length },
      });
    } else {
      sendJson(response, 404, { error: { message: 'no such path' } });
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    chats,
    embeddings,
    authorizations,
    abandoned: () => abandonedCount,
    reply(...replies) {
      let next = 0;
      respond = () => replies[Math.min(next++, replies.length - 1)] ?? { kind: 'status', status: 500 };
    },
    replyWith(compute) {
      respond = compute;
    },
    takeTime(ms, onChange = () => undefined) {
      replyMs = ms;
      hearChange = onChange;
    },
    failEmbeddings(status) {
      embeddingStatus = status;
    },
    embeddingSize(length) {
      size = length;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function sendChat(response: ServerResponse, request: ChatRequest, reply: Reply): void {
  if (reply.kind === 'status') {
    return sendJson(
      response,
      reply.status,
      reply.body ?? { error: { message: `status ${reply.status}` } },
      reply.headers,
    );
  }
  if (reply.kind === 'hang') {
    response.writeHead(200, { 'content-type': request.stream ? 'text/event-stream' : 'application/json' });
    response.flushHeaders();
    return;
  }
  const usage = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };
  const common = { id: 'chatcmpl-1', created: 1, model: request.model };
  if (!request.stream) {
    if (reply.kind === 'break') {
      response.destroy();
      return;
    }
    const choices = [{ index: 0, message: { role: 'assistant', content: reply.text }, finish_reason: 'stop' }];
    return sendJson(response, 200, { ...common, object: 'chat.completion', choices, usage });
  }
  const chunk = (delta: object, finishReason: string | null, extra: object = {}) =>
    'data: ' +
    `${JSON.stringify({
      ...common,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finishReason }],
      ...extra,
    })}\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }, null));
  for (const piece of reply.text.match(/[\s\S]{1,12}/g) ?? []) response.write(chunk({ content: piece }, null));
  if (reply.kind === 'break') {
    response.write(': the next write never comes\n\n', () => response.destroy());
    return;
  }
  response.write(chunk({}, 'stop'));
  response.write(`data: ${JSON.stringify({ ...common, object: 'chat.completion.chunk', choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}

/** A vector that depends only on the text. */
function vectorOf(text: string, size: number): number[] {
  return Array.from({ length: size }, (_, index) =>
    Math.sin((index + 1) * (text.charCodeAt(index % Math.max(1, text.length)) || 1)),
  );
}
