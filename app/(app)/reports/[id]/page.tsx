import type { Metadata } from 'next';
import { ReportScreen } from '@/components/reports/detail/report-screen';

export const metadata: Metadata = { title: 'Report' };

export default async function ReportPage({ params }: { params: Promise<{ id: string }> }) {
  return <ReportScreen reportId={(await params).id} />;
}
