import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { formatCount, formatCounted } from '@/lib/format/numbers';

const MAX_SHOWN = 300;

type RowChoicesProps = {
  kind: 'companies' | 'groups';
  choices: readonly { id: string; name: string; aside: string }[];
  isOn: (id: string) => boolean;
  onChange: (ids: readonly string[], isOn: boolean) => void;
};

/** The companies or groups that fit the search, each to be ticked, or all of them at once. */
export function RowChoices({ kind, choices, isOn, onChange }: RowChoicesProps) {
  const areAllOn = choices.length > 0 && choices.every(({ id }) => isOn(id));
  return (
    <>
      <div className="flex items-center justify-between text-xs text-text-3">
        <span>
          {formatCounted(
            choices.length,
            kind === 'companies' ? 'company' : 'group',
            kind === 'companies' ? 'companies' : 'groups',
          )}
        </span>
        <Button
          variant="link"
          size="inline"
          className="text-xs"
          disabled={choices.length === 0}
          onClick={() =>
            onChange(
              choices.map(({ id }) => id),
              !areAllOn,
            )
          }
        >
          {areAllOn ? 'Untick all' : 'Tick all'}
        </Button>
      </div>
      <ul
        aria-label="To choose from"
        className="max-h-[280px] min-h-[120px] overflow-y-auto rounded-md border border-line"
      >
        {choices.slice(0, MAX_SHOWN).map(({ id, name, aside }) => (
          <li key={id}>
            <label className="flex cursor-pointer items-center gap-2.5 px-3 py-1.5 text-sm hover:bg-hover">
              <Checkbox checked={isOn(id)} onCheckedChange={(on) => onChange([id], on)} aria-label={name} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="shrink-0 font-mono text-xs text-text-3">{aside}</span>
            </label>
          </li>
        ))}
        {choices.length > MAX_SHOWN ? (
          <li className="px-3 py-2 text-xs text-text-3">
            {formatCount(choices.length - MAX_SHOWN)} more; search to find them.
          </li>
        ) : null}
        {choices.length === 0 ? <li className="px-3 py-6 text-center text-sm text-text-2">No matches.</li> : null}
      </ul>
    </>
  );
}
