import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '@/tests/support/components/show';
import { AuthScreen } from './auth-screen';

it('shows a form in the main part, below a link to the start page', () => {
  show(
    <AuthScreen>
      <h1>Sign in</h1>
    </AuthScreen>,
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Plumbline Beta, home' })).toHaveAttribute('href', '/');
});

it('keeps its picture from screen readers', () => {
  show(<AuthScreen>Form</AuthScreen>);
  const words = screen.getByText(/^Two of eleven nominees/);
  expect(words.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(words.closest('main')).toBeNull();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
