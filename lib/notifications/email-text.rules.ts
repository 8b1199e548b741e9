type News = {
  title: string;
  body: string;
  /** Absolute URLs. */ linkUrl: string;
  settingsUrl: string;
  sourceName: 'subscription' | 'group';
};

/** A plain-text message: what happened, where to look, how to stop these messages. */
export function emailText({ title, body, linkUrl, settingsUrl, sourceName }: News): string {
  return [
    title,
    '',
    body,
    '',
    linkUrl,
    '',
    '-- ',
    `You get this e-mail because of your ${sourceName} in Plumbline.`,
    `Change or unsubscribe: ${settingsUrl}`,
    '',
  ].join('\n');
}
