import { call } from '../in-process';

/**
 * Looks up a session with the token in LOOK_UP, by the product's own call and the sign-in service's, and prints the
 * results.
 */
for (const address of ['/api/v1/organizations/current', '/api/auth/get-session']) {
  const { status } = await call('GET', address, undefined, { bearer: process.env.LOOK_UP ?? '' });
  process.stdout.write(`${address}: ${status}\n`);
}
process.exit(0);
