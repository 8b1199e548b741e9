/** Idempotency key for one request. `crypto.randomUUID` is missing on plain HTTP. */
export function newRequestKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
