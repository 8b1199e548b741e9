import { sql, type SQL } from 'drizzle-orm';

/**
 * `breaksOf` in a statement, true or not: of a table of columns (kind, operator, limit) and one of stored cells.
 * Numbers are compared to the sixth decimal place, as `breaksLimit` does.
 */
export function breaksSql(column: SQL, cell: SQL): SQL {
  const rounded = (value: SQL) => sql`floor(${value} * 1e6::float8 + 0.5)`;
  const [low, high, limit] = [rounded(sql`${cell}.low`), rounded(sql`${cell}.high`), rounded(sql`${column}."limit"`)];
  return sql`coalesce(${cell}.state = 'answered' and case when ${column}.kind = 'flag' then ${cell}.is_flagged
    else ${cell}.low is not null and ${cell}.high is not null and case ${column}.operator
      when 'above' then ${low} > ${limit} when 'at_least' then ${low} >= ${limit}
      when 'below' then ${high} < ${limit} when 'at_most' then ${high} <= ${limit}
      when 'equals' then ${low} = ${limit} and ${high} = ${limit} end end, false)`;
}
