import { redirect } from 'next/navigation';

/** The start is the companies view. */
export default function StartPage() {
  redirect('/companies');
}
