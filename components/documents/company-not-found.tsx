import Link from 'next/link';
import { Page } from '@/components/shared/page';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';

export function CompanyNotFound() {
  return (
    <Page>
      <Card className="flex min-h-[360px] flex-1 items-center justify-center">
        <EmptyState
          title="Company not found"
          actions={
            <Link href="/companies" className={buttonVariants({ size: 'sm' })}>
              Back to Companies
            </Link>
          }
        >
          It may have been removed from your organization&apos;s list, or the address may be incomplete.
        </EmptyState>
      </Card>
    </Page>
  );
}
