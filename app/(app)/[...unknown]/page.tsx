import { notFound, redirect } from 'next/navigation';

/** These would lead back here or are not for people. */
const NOT_REDIRECTED = ['api', 'companies'];

/** An unknown path leads to the companies view. */
export default async function UnknownPage({ params }: { params: Promise<{ unknown: string[] }> }) {
  const [first = ''] = (await params).unknown;
  if (NOT_REDIRECTED.includes(first)) notFound();
  redirect('/companies');
}
