import * as actions from '@/app/(app)/organization/actions';
import { callAction } from '@/components/api/call-action';
import type { createTokenInput } from '@/lib/integrations/schema-tokens';
import type { createWebhookInput, updateWebhookInput } from '@/lib/integrations/schema-webhooks';
import type { z } from 'zod';

export function createToken(body: z.input<typeof createTokenInput>) {
  return callAction(actions.createToken, { body });
}

export function revokeToken(id: string) {
  return callAction(actions.revokeToken, { params: { id } });
}

export function createWebhook(body: z.input<typeof createWebhookInput>) {
  return callAction(actions.createWebhook, { body });
}

export function updateWebhook(id: string, body: z.input<typeof updateWebhookInput>) {
  return callAction(actions.updateWebhook, { params: { id }, body });
}

export function deleteWebhook(id: string) {
  return callAction(actions.deleteWebhook, { params: { id } });
}

export function redeliverEvent(id: string, deliveryId: string) {
  return callAction(actions.redeliverEvent, { params: { id, delivery_id: deliveryId } });
}
