import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom statements run: row-level security lets them see this tenant's rows, and of personal items this user's. */
export type TenantScope = { tenantId: string; userId: string };

/** One in the process, however many copies of this file the web server's bundles hold. */
const shared = globalThis as typeof globalThis & { plumblineTenantScope?: AsyncLocalStorage<TenantScope | null> };
const storage = (shared.plumblineTenantScope ??= new AsyncLocalStorage<TenantScope | null>());

/** Runs `work` so that every statement in it, however deep, is bound to the tenant. */
export function inTenant<T>({ tenantId, userId }: TenantScope, work: () => T): T {
  return storage.run({ tenantId, userId }, work);
}

/** Runs `work` as the owner of the tables. Every use is listed in docs/access.md with its reason. */
export function asSystem<T>(work: () => T): T {
  return storage.run(null, work);
}

/** Undefined in jobs, at start-up and at sign-in, which work across tenants. */
export function currentTenant(): TenantScope | undefined {
  return storage.getStore() ?? undefined;
}
