import { notFound, redirect } from 'next/navigation';

/** An unknown path leads to the companies view; an unknown API path stays not found. */
export default async function UnknownPage({ params }: { params: Promise<{ unknown: string[] }> }) {
  if ((await params).unknown[0] === 'api') notFound();
  redirect('/companies');
}
