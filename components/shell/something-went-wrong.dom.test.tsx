import { screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { SomethingWentWrong } from './something-went-wrong';

/** The error that the page throws during rendering, and whether it is thrown again. */
const problem: { error: Error | null; stays: boolean } = { error: null, stays: true };

function Page() {
  if (problem.error) throw problem.error;
  return <p>The page</p>;
}

/** Replaces Next's error boundary: shows error.tsx with a function that renders the page again. */
class Boundary extends Component<{ children: ReactNode }, { error: (Error & { digest?: string }) | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const reset = () => {
      if (!problem.stays) problem.error = null;
      this.setState({ error: null });
    };
    return error ? <SomethingWentWrong error={error} reset={reset} /> : this.props.children;
  }
}

function open(error: Error, { stays = true } = {}) {
  Object.assign(problem, { error, stays });
  return show(
    <Boundary>
      <Page />
    </Boundary>,
  );
}

let hour = 0;

beforeEach(() => {
  // React and the screen both log a render error to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Every test is an hour after the previous one, so that ignored errors have expired.
  hour += 1;
  vi.spyOn(Date, 'now').mockReturnValue(hour * 3_600_000);
});

describe('the screen of a render error', () => {
  it('shows that something went wrong, without internal details', () => {
    open(new Error('cannot read properties of undefined'));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.queryByText(/cannot read properties/)).not.toBeInTheDocument();
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
  });

  it('shows the reference under which the server logged it', () => {
    open(Object.assign(new Error('secret'), { digest: '2871903' }));
    expect(screen.getByText('Reference 2871903')).toBeInTheDocument();
  });

  it('refreshes the page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { user } = open(new Error('broken'));
    await user.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['The message port closed before a response was received.', 'Extension context invalidated.'])(
    'passes over what a browser extension threw: %s',
    (message) => {
      open(new Error(message), { stays: false });
      expect(screen.getByText('The page')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('shows what a browser extension throws again and again, instead of rendering for ever', () => {
    open(new Error('Extension context invalidated.'));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  });
});
