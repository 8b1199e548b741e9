import { call } from './in-process';

/**
 * Looks a session up with the token in LOOK_UP, by our own call and by the sign-in service's, and prints what was
 * answered.
 */
for (const address of ['/api/v1/organizations/current', '/api/auth/get-session']) {
  const { status } = await call('GET', address, undefined, { bearer: process.env.LOOK_UP ?? '' });
  process.stdout.write(`${address}: ${status}\n`);
}
process.exit(0);
