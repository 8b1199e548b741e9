import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A minimal mail server; stores the received mails. */
export class MailServer {
  readonly messages: string[] = [];
  private readonly server: Server = createServer((socket) => this.serve(socket));
  isRefusing = false;

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
  }

  private serve(socket: Socket): void {
    let message: string | undefined;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      rest += data.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (message === undefined) {
          if (line === 'DATA') message = '';
          socket.write(
            line === 'DATA'
              ? '354 go on\r\n'
              : this.isRefusing && line.startsWith('RCPT')
                ? '451 later\r\n'
                : '250 ok\r\n',
          );
        } else if (line === '.') {
          this.messages.push(message);
          message = undefined;
          socket.write('250 taken\r\n');
        } else message += `${line}\n`;
      }
    });
  }
}
