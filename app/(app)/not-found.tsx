import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/shared/states/empty-state';

export default function NotFoundInShell() {
  return (
    <EmptyState
      className="flex-1"
      title="Page not found"
      actions={
        <Link href="/companies" className={buttonVariants({ size: 'sm' })}>
          Go to Companies
        </Link>
      }
    >
      The address may be mistyped, or the page was removed.
    </EmptyState>
  );
}
