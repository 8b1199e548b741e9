type Confirmation = { link: string; hours: number };

/**
 * Sent to the address of a new account. Contains nothing that the person typed, because another person's address can be
 * entered.
 */
export function confirmationMail({ link, hours }: Confirmation): { subject: string; text: string } {
  return {
    subject: 'Confirm your email address for Plumbline',
    text: [
      'Someone requested a Plumbline account with this email address, or asked to confirm it.',
      '',
      'If this was you, open this link and enter the password you chose:',
      link,
      '',
      `The link is valid for ${hours} hours. If this was not you, ignore this message: no account is created ` +
        'without it.',
      '',
    ].join('\n'),
  };
}

/** Sent to an address that already has an account, so that the screen does not reveal it. */
export function knownAddressMail(signInUrl: string): { subject: string; text: string } {
  return {
    subject: 'You already have a Plumbline account',
    text: [
      'Someone requested a Plumbline account with this email address, which already has one.',
      '',
      'If this was you, sign in:',
      signInUrl,
      '',
      'If this was not you, ignore this message. Nothing was changed.',
      '',
    ].join('\n'),
  };
}
