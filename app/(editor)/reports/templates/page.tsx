import { redirect } from 'next/navigation';

/** The list is a tab of the reports page. */
export default function TemplatesPage(): never {
  redirect('/reports?tab=templates');
}
