import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { ErrorPage } from './error-page';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const open = () => show(<ErrorPage error={Object.assign(new Error('Broken'), { digest: '8f3a' })} reset={vi.fn()} />);

it('announces the error before its own code has arrived, and can load the page again without it', async () => {
  const { user } = open();
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown.');
  await user.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('then gives the reference of the error, and loads the page again on demand', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByText('Reference 8f3a')).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
