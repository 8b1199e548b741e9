import { connect } from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

const LIMIT_MS = 30_000;

/** Sends bytes unchanged, valid HTTP or not, and reads until the server closes or has answered completely. */
export function sendRaw(
  baseUrl: string,
  write: (send: (part: string | Uint8Array) => Promise<void>) => Promise<void>,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    let isOver = false;
    const timer = setTimeout(
      () => end(new Error(`no answer in ${LIMIT_MS / 1000} s; so far: ${received.slice(0, 200)}`)),
      LIMIT_MS,
    );
    const end = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      socket.destroy();
      if (error) reject(error);
      else resolve(parse(received));
    };
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      received += text;
      if (isWhole(received)) end();
    });
    socket.on('close', () => end());
    // A server that refuses early resets the connection while data is sent; only the answer matters.
    socket.on('error', () => end());
    socket.once('connect', () => {
      const send = (part: string | Uint8Array) =>
        new Promise<void>((sent) => {
          if (isOver || socket.destroyed) return sent();
          socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part, () => sent());
        });
      write(send).catch(end);
    });
  });
}

function isWhole(text: string): boolean {
  const at = text.indexOf('\r\n\r\n');
  if (at < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, at))?.[1];
  if (length !== undefined) return text.length >= at + 4 + Number(length);
  return /\r\ntransfer-encoding: chunked/i.test(text.slice(0, at)) ? text.endsWith('0\r\n\r\n') : false;
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}
