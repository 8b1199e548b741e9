import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';

export type OutgoingEmail = {
  from: string | null;
  to: readonly string[];
  subject: string;
  content: string;
  date: Date;
};

const MAX_MAILTO = 1900;
/** Composes the message as a buffer; sends nothing and reads no file or URL. */
const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The email as an .eml file that mail programs open as a message ready to send. */
export async function toEml({ from, to, subject, content, date }: OutgoingEmail): Promise<Buffer> {
  const { message } = await composer.sendMail({
    ...(from ? { from } : {}),
    to: [...to],
    subject: subject.replace(/[\r\n]+/g, ' '),
    date,
    messageId: `<${randomUUID()}@plumbline>`,
    headers: { 'X-Unsent': '1' },
    text: `${content.replace(/\r?\n/g, '\r\n')}\r\n`,
    textEncoding: 'base64',
  });
  return message as Buffer;
}

/**
 * A mailto: URL that opens the user's mail program. Long letters do not fit into a URL; use the .eml file for those.
 */
export function toMailto({ to, subject, content }: Pick<OutgoingEmail, 'to' | 'subject' | 'content'>): string {
  const address = to.map((one) => encodeURIComponent(one).replaceAll('%40', '@')).join(',');
  const full = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(
    content.replace(/\r?\n/g, '\r\n'),
  )}`;
  return full.length <= MAX_MAILTO ? full : `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
