import { EventSourceParserStream } from 'eventsource-parser/stream';

export type ServerEvent = { event: string; data: string };

/** The events of a text/event-stream body, in order; an incomplete last event is dropped. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      yield { event: part.value.event ?? 'message', data: part.value.data };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
