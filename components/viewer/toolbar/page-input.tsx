'use client';

import { useState, type KeyboardEvent } from 'react';
import { Input } from '@/components/ui/input';
import { parsePageNumber } from './page-number';

type PageInputProps = { page: number; pageCount: number; onGo: (page: number) => void };

/** The current page number; Enter goes to a typed page, and invalid input is reset. */
export function PageInput({ page, pageCount, onGo }: PageInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed === null ? page : parsePageNumber(typed, pageCount);
  const commit = () => {
    if (typed !== null && wanted !== null && wanted !== page) onGo(wanted);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      commit();
      event.currentTarget.select();
    }
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      aria-label="Page number"
      aria-invalid={wanted === null || undefined}
      title={pageCount > 0 ? `A whole number from 1 to ${pageCount}` : undefined}
      className="h-8 w-10 px-1 wide:w-11 text-center font-mono tabular-nums"
      disabled={pageCount === 0}
      value={typed ?? String(page)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
