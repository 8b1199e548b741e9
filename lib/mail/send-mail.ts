import { createTransport } from 'nodemailer';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';

export type Mail = {
  to: readonly string[];
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};

const TIMEOUT_MS = 20_000;

/** Whether SMTP_URL names a mail server. */
export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined;
}

/**
 * Sends through SMTP_URL; without it the mail is written to the log, for development. Throws `unavailable` when the
 * server does not take the mail.
 */
export async function sendMail({ to, subject, text, html, headers }: Mail): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from, appUrl } = env();
  if (!url) {
    log.info({ to, subject, text }, 'mail not sent: SMTP_URL is not set');
    return;
  }
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.sendMail({
      from: from ?? `Plumbline <no-reply@${new URL(appUrl).hostname}>`,
      to: [...to],
      subject,
      text,
      ...(html ? { html } : {}),
      ...(headers ? { headers } : {}),
    });
  } catch (cause) {
    throw new AppError('unavailable', 'The mail server did not accept the message. Please try again later.', { cause });
  } finally {
    transport.close();
  }
}
