import { redirect } from 'next/navigation';

/** Where switching the organization leads; the companies view is the start. */
export default function DashboardPage() {
  redirect('/companies');
}
