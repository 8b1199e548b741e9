import { notFound, redirect } from 'next/navigation';

/** Redirecting these would loop, or they are not pages. */
const NOT_REDIRECTED = ['api', 'companies'];

/** An unknown path redirects to the companies view. */
export default async function UnknownPage({ params }: { params: Promise<{ unknown: string[] }> }) {
  const [first = ''] = (await params).unknown;
  if (NOT_REDIRECTED.includes(first)) notFound();
  redirect('/companies');
}
