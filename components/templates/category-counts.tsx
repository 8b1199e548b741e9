import type { Template } from '@/lib/templates/schema';

const SHOWN = 6;

/** Number of queries per category and in total; a long list is cut and shows how many are left. */
export function CategoryCounts({
  template,
}: {
  template: Pick<Template, 'queries' | 'category_mapping' | 'category_order'>;
}) {
  const counts = template.category_order
    .map((key) => ({
      key,
      name: template.category_mapping[key] ?? key,
      count: template.queries.filter(({ category }) => category === key).length,
    }))
    .filter(({ count }) => count > 0);
  const hidden = counts.length > SHOWN ? counts.slice(SHOWN - 1) : [];
  const shown = counts.slice(0, counts.length - hidden.length);
  return (
    <dl className="mt-auto grid grid-cols-[1fr_auto] gap-x-4 pt-3 text-xs text-text-2">
      {shown.map(({ key, name, count }) => (
        <Line key={key} name={name} count={count} />
      ))}
      {hidden.length > 0 ? (
        <Line name={`${hidden.length} more categories`} count={hidden.reduce((sum, { count }) => sum + count, 0)} />
      ) : null}
      <div className="col-span-2 mt-1.5 grid grid-cols-subgrid border-t border-line pt-1.5 font-medium text-text">
        <dt>Total queries</dt>
        <dd className="text-right tabular-nums">{template.queries.length}</dd>
      </div>
    </dl>
  );
}

function Line({ name, count }: { name: string; count: number }) {
  return (
    <>
      <dt className="min-w-0 truncate leading-5" title={name}>
        {name}
      </dt>
      <dd className="text-right leading-5 tabular-nums">{count}</dd>
    </>
  );
}
