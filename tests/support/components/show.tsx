import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Providers } from '@/components/shell/providers';

/** Shows a part of a screen inside the providers of the product, and returns who types and clicks. */
export function show(ui: ReactElement): { user: UserEvent; showAgain: (next: ReactElement) => void } {
  const user = userEvent.setup();
  const { rerender } = render(ui, { wrapper: Providers });
  return { user, showAgain: rerender };
}
