import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The tenant and user of the running statements: row-level security shows them the tenant's rows and the user's
 * personal items.
 */
export type TenantScope = { tenantId: string; userId: string };

/** One per process, although the web server's bundles contain several copies of this file. */
const shared = globalThis as typeof globalThis & { plumblineTenantScope?: AsyncLocalStorage<TenantScope | null> };
const storage = (shared.plumblineTenantScope ??= new AsyncLocalStorage<TenantScope | null>());

/** Runs `work` so that all of its statements are restricted to the tenant. */
export function inTenant<T>({ tenantId, userId }: TenantScope, work: () => T): T {
  return storage.run({ tenantId, userId }, work);
}

/** Runs `work` with the rights of the tables' owner. Every use is listed in docs/access.md with its reason. */
export function asSystem<T>(work: () => T): T {
  return storage.run(null, work);
}

/** Undefined in jobs, at start and at sign-in, which work across tenants. */
export function currentTenant(): TenantScope | undefined {
  return storage.getStore() ?? undefined;
}
