import type postgres from 'postgres';
import { log } from '@/lib/log';
import { runPipelined } from './run-pipelined.ts';
import {
  sendOnAnyConnection,
  clientOf,
  inTransaction,
  statementOf,
  type Pool,
  type TransactionClient,
} from './pool.ts';
import { canActAsTenant, TENANT_ROLE } from './tenant-role.ts';
import { currentTenant, type TenantScope } from './tenant-scope.ts';

/** Ids of both sign-in providers. Checked because they become part of a SET statement, which takes no parameters. */
const ID = /^[\w-]{1,64}$/;

/** The part of a client that drizzle uses; other functions would bypass the policies and are not provided. */
type Client = Pick<postgres.Sql, 'options' | 'unsafe' | 'begin'>;

/**
 * A client for drizzle that runs every statement in a transaction for the current scope's tenant. Throws without a
 * scope, so a client kept beyond its request reads nothing.
 */
export function tenantClient(pool: Pool): postgres.Sql {
  let isUsable: Promise<boolean> | undefined;
  const isOn = () => {
    isUsable ??= checkRole(pool).catch((error: unknown) => {
      isUsable = undefined;
      throw error;
    });
    return isUsable;
  };

  const client: Record<keyof Client, unknown> = {
    options: { parsers: {}, serializers: {} },
    unsafe: statementOf(async (text, parameters, shape) => {
      const settings = settingsOf(requireTenant());
      if (!(await isOn())) return sendOnAnyConnection(pool, text, parameters, shape);
      return runPipelined(pool, settings, { text, parameters, shape }, /^\s*select\b/i.test(text));
    }),
    async begin(work: (tx: TransactionClient) => Promise<unknown>) {
      const settings = settingsOf(requireTenant());
      return inTransaction(pool, (await isOn()) ? settings : '', work);
    },
  };
  return client as unknown as postgres.Sql;
}

async function checkRole(pool: Pool): Promise<boolean> {
  const can = await canActAsTenant(clientOf(pool));
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
  return (
    `set local role ${TENANT_ROLE}; set local plumbline.tenant_id = '${tenantId}'; set local plumbline.user_id = ` +
    `'${userId}'`
  );
}
