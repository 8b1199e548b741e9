type News = {
  title: string;
  body: string;
  /** Absolute URLs. */ linkUrl: string;
  settingsUrl: string;
  sourceName: 'subscription' | 'group' | 'account';
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
    ...(sourceName === 'account'
      ? [
          'You receive this e-mail because it concerns the security of your account in Plumbline.',
          `Sessions and second factor: ${settingsUrl}`,
        ]
      : [
          `You receive this e-mail because of your ${sourceName} in Plumbline.`,
          `Change or unsubscribe: ` + `${settingsUrl}`,
        ]),
    '',
  ].join('\n');
}
