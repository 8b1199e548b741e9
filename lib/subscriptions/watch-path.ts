/** Path of the page of a subscription or group. */
export function watchPath({ kind, id }: { kind: 'subscription' | 'group'; id: string }): string {
  return kind === 'subscription' ? `/reports?tab=subscriptions&subscription=${id}` : `/reports?tab=groups&group=${id}`;
}
