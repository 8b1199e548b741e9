import type postgres from 'postgres';
import { log } from '@/lib/log';
import { inOneTurn } from './in-one-turn.ts';
import { canActAsTenant, TENANT_ROLE } from './tenant-role.ts';
import { currentTenant, type TenantScope } from './tenant-scope.ts';

/** Ids of both sign-in providers. They become part of a SET, which takes no parameters. */
const ID = /^[\w-]{1,64}$/;

/** What drizzle uses of a client; anything else would pass the policies by, and is not there. */
type Client = Pick<postgres.Sql, 'options' | 'unsafe' | 'begin'>;

/**
 * A client for drizzle whose every statement runs in a transaction that belongs to the tenant of the current scope.
 * Outside of a scope it refuses, so a handle that was carried out of its request reads nothing.
 */
export function tenantClient(sql: postgres.Sql): postgres.Sql {
  let isUsable: Promise<boolean> | undefined;
  const isOn = () => {
    isUsable ??= checkRole(sql).catch((error: unknown) => {
      isUsable = undefined;
      throw error;
    });
    return isUsable;
  };

  const client: Record<keyof Client, unknown> = {
    options: sql.options,
    unsafe(text: string, parameters: never[]) {
      const run = async (shape: 'objects' | 'arrays') => {
        const settings = settingsOf(requireTenant());
        // The driver waits for ever for an answer to what it could not send behind something else.
        if (parameters.some((value) => value === undefined)) throw new Error('A statement was given a parameter without a value.');
        const ask = (on: postgres.ISql) => {
          const asked = on.unsafe(text, parameters, { prepare: false });
          return shape === 'arrays' ? asked.values() : asked;
        };
        return (await isOn()) ? inOneTurn<unknown>(sql, settings, ask, /^\s*select\b/i.test(text)) : ask(sql);
      };
      return { then: (...handlers: Parameters<Promise<unknown>['then']>) => run('objects').then(...handlers), values: () => run('arrays') };
    },
    async begin(work: (tx: postgres.TransactionSql) => Promise<unknown>) {
      const settings = settingsOf(requireTenant());
      const isBound = await isOn();
      return sql.begin(async (tx) => {
        // Not waited for: it goes first, and when it is refused nothing behind it runs.
        if (isBound) tx.unsafe(settings).catch(() => undefined);
        return work(tx);
      });
    },
  };
  return client as unknown as postgres.Sql;
}

async function checkRole(sql: postgres.Sql): Promise<boolean> {
  const can = await canActAsTenant(sql);
  if (!can) log.warn(`row-level security is off: the database user may not act as ${TENANT_ROLE}`);
  return can;
}

function requireTenant(): TenantScope {
  const scope = currentTenant();
  if (!scope) throw new Error('A database handle of a request was used outside of it.');
  return scope;
}

function settingsOf({ tenantId, userId }: TenantScope): string {
  if (!ID.test(tenantId) || !ID.test(userId)) throw new Error('The id of the tenant or of the user is not an id.');
  return `set local role ${TENANT_ROLE}; set local plumbline.tenant_id = '${tenantId}'; set local plumbline.user_id = '${userId}'`;
}
