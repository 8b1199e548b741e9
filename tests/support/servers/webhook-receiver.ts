import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export type Received = {
  id: string;
  timestamp: number;
  signature: string;
  body: string;
  event: { id: string; type: string; data: Record<string, unknown> };
};

/** A program of a customer that takes events; `answer` chooses the status of each answer. */
export async function startReceiver(answer: (received: Received, earlier: number) => number = () => 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const got = receivedFrom(request.headers, Buffer.concat(parts).toString('utf8'));
      const earlier = received.filter(({ id }) => id === got.id).length;
      received.push(got);
      response.writeHead(answer(got, earlier), { location: 'http://127.0.0.1:9/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/plumbline`,
    received,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function receivedFrom(headers: IncomingHttpHeaders, body: string): Received {
  return {
    id: String(headers['webhook-id']),
    timestamp: Number(headers['webhook-timestamp']),
    signature: String(headers['webhook-signature']),
    body,
    event: JSON.parse(body) as Received['event'],
  };
}

const TOLERANCE_SECONDS = 5 * 60;

/**
 * The check that docs/integrations.md describes for receivers: the signature, and that it is not older than five
 * minutes.
 */
export function isGenuine(secret: string, { id, timestamp, signature, body }: Received, now = Date.now()): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const right = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  const isSame = signature.length === right.length && timingSafeEqual(Buffer.from(signature), Buffer.from(right));
  return isSame && Math.abs(now / 1000 - timestamp) <= TOLERANCE_SECONDS;
}
