import { randomUUID } from 'node:crypto';

export type OutgoingEmail = {
  from: string | null;
  to: readonly string[];
  subject: string;
  content: string;
  date: Date;
};

const LINE_BYTES = 57;
const MAX_MAILTO = 1900;

/** The email as an .eml file that any mail program opens as a message to be sent. */
export function toEml({ from, to, subject, content, date }: OutgoingEmail): string {
  const headers = [
    ...(from ? [`From: ${from}`] : []),
    ...(to.length > 0 ? [`To: ${to.join(',\r\n ')}`] : []),
    `Subject: ${encodedWords(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@plumbline>`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  const body = Buffer.from(`${content.replace(/\r?\n/g, '\r\n')}\r\n`, 'utf8')
    .toString('base64')
    .replace(new RegExp(`.{1,${76}}`, 'g'), '$&\r\n');
  return `${headers.join('\r\n')}\r\n\r\n${body}`;
}

/** Opens the reader's own mail program. Long letters do not fit into an address; there the .eml file serves. */
export function toMailto({ to, subject, content }: Pick<OutgoingEmail, 'to' | 'subject' | 'content'>): string {
  const address = to.map((one) => encodeURIComponent(one).replaceAll('%40', '@')).join(',');
  const full = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(content.replace(/\r?\n/g, '\r\n'))}`;
  return full.length <= MAX_MAILTO ? full : `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** RFC 2047, in words that stay under 76 characters and never cut a character. */
function encodedWords(text: string): string {
  const line = text.replace(/[\r\n]+/g, ' ');
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  const words: string[] = [];
  let bytes = Buffer.alloc(0);
  const flush = () => {
    if (bytes.length > 0) words.push(`=?utf-8?B?${bytes.toString('base64')}?=`);
    bytes = Buffer.alloc(0);
  };
  for (const char of line) {
    const next = Buffer.from(char, 'utf8');
    if (bytes.length + next.length > LINE_BYTES - 15) flush();
    bytes = Buffer.concat([bytes, next]);
  }
  flush();
  return words.join('\r\n ');
}
