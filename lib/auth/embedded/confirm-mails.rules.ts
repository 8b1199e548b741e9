type Confirmation = { link: string; hours: number };

/**
 * Sent to the address of a new account. Contains nothing that the person typed, because anybody can enter another
 * person's address.
 */
export function confirmationMail({ link, hours }: Confirmation): { subject: string; text: string } {
  return {
    subject: 'Confirm your email address for Plumbline',
    text: [
      'Somebody asked for a Plumbline account with this email address, or to confirm it.',
      '',
      'If it was you, open this link and enter the password you chose:',
      link,
      '',
      `The link works for ${hours} hours. If it was not you, ignore this message: without it there is no account.`,
      '',
    ].join('\n'),
  };
}

/** Sent to an address that already has an account, so that the screen does not reveal it. */
export function knownAddressMail(signInUrl: string): { subject: string; text: string } {
  return {
    subject: 'You have a Plumbline account already',
    text: [
      'Somebody asked for a Plumbline account with this email address, which has one already.',
      '',
      'If it was you, sign in:',
      signInUrl,
      '',
      'If it was not you, ignore this message. Nothing was changed.',
      '',
    ].join('\n'),
  };
}
