import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/shared/states/empty-state';
import type { Grid } from '@/lib/grid/schema';

/** A grid without rows or columns, with the next step for those who may change it. */
export function EmptyGrid({ grid, onRows, onColumn }: { grid: Grid; onRows: () => void; onColumn: () => void }) {
  const hasRows = grid.rows.length > 0;
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        title={hasRows ? 'No columns yet' : 'No companies yet'}
        actions={
          grid.can_edit ? (
            <Button variant="primary" size="sm" onClick={hasRows ? onColumn : onRows}>
              {hasRows ? 'Add column' : 'Add companies'}
            </Button>
          ) : null
        }
      >
        {hasRows
          ? 'A column is a question, a fact that was read, a figure of the statements, or a flag.'
          : 'A row is a company with its newest filing of a form, or the one of a fiscal year.'}
      </EmptyState>
    </div>
  );
}
