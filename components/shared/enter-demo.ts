import { api } from '@/components/api/api-client';

/**
 * Signs this browser in to a demo workspace of the visitor's own. A route and no action, because the sign-in service
 * answers with a response whose cookies begin the session.
 */
export async function enterDemo(): Promise<void> {
  await api.request({ path: '/demo/enter', method: 'POST', body: {} });
}
