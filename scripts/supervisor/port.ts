import { createServer } from 'node:net';
import { errorCode, Refusal, messageOf } from './refusal';

/** Throws Refusal when the port is occupied, on the web server's addresses or on the loopback address. */
export async function requireFreePort(port: number): Promise<void> {
  for (const host of [undefined, '127.0.0.1']) {
    try {
      await tryPort(port, host);
    } catch (error) {
      throw new Refusal(portSentence(port, error));
    }
  }
}

/** A free port on the loopback address. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Refusal('There is no free port on this machine.');
  return address.port;
}

function tryPort(port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}

function portSentence(port: number, error: unknown): string {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return (
        `Port ${port} is in use by another program; stop that one or choose another port, for example ` +
        `PORT=${port === 65535 ? port - 1 : port + 1} npm start.`
      );
    case 'EACCES':
      return `Port ${port} may not be used by this user; choose one above 1023, for example PORT=3000 npm start.`;
    default:
      return `Port ${port} cannot be used: ${messageOf(error)}.`;
  }
}
