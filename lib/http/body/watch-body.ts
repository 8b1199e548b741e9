import type { IncomingMessage } from 'node:http';

/** Lowest average speed of a body once the allowed time is over; real connections are faster. */
export const LEAST_BYTES_PER_SECOND = 1024;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Closes the connection of a request whose body stalls or is too slow, whichever code reads it. Pages and files read no
 * body or leave it to the framework, which would wait for minutes.
 */
export function watchBody(request: IncomingMessage, patienceMs: number): void {
  const { socket, headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody) return;
  const bytesBefore = socket.bytesRead;
  const startedAt = performance.now();
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer);
    const seconds = (performance.now() - startedAt) / 1000;
    if (socket.bytesRead - bytesBefore >= seconds * LEAST_BYTES_PER_SECOND) return;
    clearInterval(timer);
    // When a response has begun, no other can be sent.
    if (socket.bytesWritten === 0) socket.write(TOO_SLOW);
    socket.destroySoon();
  }, patienceMs);
  timer.unref();
}
