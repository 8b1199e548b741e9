import { describe, expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './read-events';

async function eventsIn(...parts: string[]): Promise<ServerEvent[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

describe('readEvents', () => {
  it('reads events however the network cuts them', async () => {
    expect(await eventsIn('event: del', 'ta\ndata: {"text":"The "}\n', '\nevent: result\ndata: {}\n\n')).toEqual([
      { event: 'delta', data: '{"text":"The "}' },
      { event: 'result', data: '{}' },
    ]);
  });

  it('joins data lines, skips comments and takes carriage returns', async () => {
    expect(await eventsIn(': ping\r\n\r\ndata: a\r\ndata: b\r\n\r\n')).toEqual([{ event: 'message', data: 'a\nb' }]);
  });

  it('gives nothing for an event that was cut off', async () => {
    expect(await eventsIn('event: result\ndata: {"answer":')).toEqual([]);
  });
});
