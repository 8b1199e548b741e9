import { LoadingScreen } from '@/components/ui/spinner';

/** Shown while the session loads. */
export default function Loading() {
  return <LoadingScreen className="min-h-dvh" />;
}
