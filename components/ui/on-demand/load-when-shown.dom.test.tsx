import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '@/tests/support/components/show';
import { loadWhenShown } from './load-when-shown';
import { onDemand } from './on-demand';
import { useOnDemand } from './use-on-demand';

function Greeting({ name }: { name: string }) {
  return <p>Good morning, {name}</p>;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('shows what waits, then the part with its properties, and loads its code once', async () => {
  const fetchCode = vi.fn(async () => Greeting);
  const Part = loadWhenShown(fetchCode, { waiting: <p>Loading...</p> });
  const { showAgain } = show(<Part name="Ada" />);
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByText('Good morning, Ada')).toBeVisible();
  showAgain(<Part key="another" name="Grace" />);
  expect(screen.getByText('Good morning, Grace')).toBeVisible();
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

it('says that the code could not be loaded, keeps the screen around it, and tries again on demand', async () => {
  const fetchCode = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('Failed to load chunk'));
  const Part = loadWhenShown(fetchCode);
  const { user } = show(
    <>
      <textarea aria-label="Reason" />
      <Part name="Ada" />
    </>,
  );
  await user.type(screen.getByLabelText('Reason'), 'Overboarded');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the screen could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good morning, Ada')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('Overboarded');
});

it('offers to load the page again, where Plumbline was updated', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const Part = loadWhenShown<{ name: string }>(() => Promise.reject(new Error('404')));
  const { user } = show(<Part name="Ada" />);
  await user.click(await screen.findByRole('button', { name: 'Reload page' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('shows what failed in its own place, where the part says how', async () => {
  const Part = loadWhenShown<{ name: string }>(() => Promise.reject(new Error('404')), {
    failed: () => <p>No viewer</p>,
  });
  show(<Part name="Ada" />);
  expect(await screen.findByText('No viewer')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says in a notice that the code behind a button could not be loaded; the next press tries again', async () => {
  const fetchCode = vi.fn(async () => ({ Greeting })).mockRejectedValueOnce(new Error('Failed to load chunk'));
  const code = onDemand(fetchCode);
  function Opener() {
    const { parts, ask } = useOnDemand(code);
    return parts ? <parts.Greeting name="Ada" /> : <button onClick={ask}>Open</button>;
  }
  const { user } = show(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This part of the screen could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Good morning, Ada')).toBeVisible();
});
