import { redirect } from 'next/navigation';

/** The start page is the companies view. */
export default function StartPage() {
  redirect('/companies');
}
