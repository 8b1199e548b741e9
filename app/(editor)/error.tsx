'use client';

import { SomethingWentWrong } from '@/components/shell/something-went-wrong';

export default function ErrorPage(props: { error: Error & { digest?: string }; reset: () => void }) {
  return <SomethingWentWrong {...props} />;
}
