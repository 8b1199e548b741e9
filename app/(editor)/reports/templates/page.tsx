import { redirect } from 'next/navigation';

/** The list lives in a tab of the reports page. */
export default function TemplatesPage(): never {
  redirect('/reports?tab=templates');
}
