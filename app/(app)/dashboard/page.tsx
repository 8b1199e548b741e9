import { redirect } from 'next/navigation';

/** Target after switching the organization; redirects to the start page. */
export default function DashboardPage() {
  redirect('/companies');
}
