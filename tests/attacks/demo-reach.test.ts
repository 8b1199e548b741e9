import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, inject, it } from 'vitest';

const port = Number(new URL(inject('baseUrl')).port);
const others = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

describe('a server that was started without HOST, for this machine', () => {
  it("takes no connection at the machine's other addresses", async () => {
    for (const address of others) expect(await connects(address), address).toBe(false);
    expect(await connects('127.0.0.1')).toBe(true);
  });

  const isLinux = process.platform === 'linux';
  const unseen = isLinux ? '' : ' (SKIPPED: only Linux lists the addresses in /proc)';
  it.runIf(isLinux)(`listens on the loopback alone${unseen}`, () => {
    expect(listeningAddresses(port)).toEqual(['0100007F']);
  });
});

function connects(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 5_000 });
    const end = (isConnected: boolean) => {
      socket.destroy();
      resolve(isConnected);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}

/** The local addresses of listening sockets on the port, as the kernel writes them. */
function listeningAddresses(wanted: number): string[] {
  const LISTENING = '0A';
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1));
  return rows.flatMap((row) => {
    const [, local = '', , state] = row.trim().split(/\s+/);
    const [address = '', hexPort = ''] = local.split(':');
    return state === LISTENING && parseInt(hexPort, 16) === wanted ? [address] : [];
  });
}
