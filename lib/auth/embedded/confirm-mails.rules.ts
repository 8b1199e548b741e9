type Confirmation = { link: string; hours: number };

/** To whoever wants an account: nothing of what they typed is in it, because anybody can type anybody's address. */
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

/** To an address that has an account, so that the screen need not tell. */
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
