type News = {
  title: string;
  body: string;
  /** Absolute addresses. */ linkUrl: string;
  settingsUrl: string;
  sourceName: 'subscription' | 'group';
};

/** A message that reads well as plain text: what happened, where to look, how to stop it. */
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
