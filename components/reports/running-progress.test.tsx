import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RunningProgress } from './running-progress';

const shown = (message: string) =>
  renderToStaticMarkup(<RunningProgress report={{ progress: { done: 3, total: 10, message } }} />);

it('shows the progress of a report once', () => {
  expect(shown('3 of 10 queries answered').split('3 of 10 queries answered')).toHaveLength(2);
  expect(shown('Checking flags')).toContain('Checking flags');
});
