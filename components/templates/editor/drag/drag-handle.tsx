import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

/** The drag handle. The keyboard uses it; the pointer can drag the whole row. */
export function DragHandle({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(
        'flex h-6 w-4 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-text-3 ' +
          'hover:text-text active:cursor-grabbing',
        className,
      )}
      {...props}
    >
      <GripVertical aria-hidden className="size-3.5 stroke-2" />
    </button>
  );
}
