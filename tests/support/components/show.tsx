import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Providers } from '@/components/shell/providers';

/** Renders a part of a screen within the product's providers, and returns the simulated user. */
export function show(ui: ReactElement): { user: UserEvent; showAgain: (next: ReactElement) => void } {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(ui, { wrapper: Providers });
  return { user, showAgain: rerender };
}
