import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/shared/states/empty-state';

export default function TemplateNotFound() {
  return (
    <EmptyState
      className="flex-1"
      title="Template not found"
      actions={
        <Link href="/reports?tab=templates" className={buttonVariants({ size: 'sm' })}>
          Go to Templates
        </Link>
      }
    >
      It may have been deleted, or it may be personal to someone else.
    </EmptyState>
  );
}
