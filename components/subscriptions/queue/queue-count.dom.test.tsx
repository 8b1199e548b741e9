import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SubTabs } from '@/components/ui/sub-tabs';
import { answer, never, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { QueueCount } from './queue-count';

const PATH = '/subscriptions/queue/status';

/** The count beside the name of its tab, as on the page of reports. */
function open(status: Answers[string]) {
  const requests = serve({ [PATH]: status });
  const tabs = [
    { href: '/reports', label: 'My Reports', isActive: true },
    { href: '/reports?tab=queue', label: 'Queue', isActive: false, badge: <QueueCount /> },
  ];
  show(<SubTabs aria-label="Reports" tabs={tabs} />);
  return requests;
}

const queue = () => screen.getByRole('link', { name: /^Queue/ });

describe('the count beside the queue', () => {
  it('is of reports that wait or run, not of those that ended', async () => {
    open(() => answer({ pending: 2, running: 1, completed: 40, failed: 5 }));
    await waitFor(() => expect(queue()).toHaveTextContent(/^Queue3/));
  });

  it('says in words what is counted, in a number written as elsewhere', async () => {
    open(() => answer({ pending: 1200, running: 4, completed: 0, failed: 0 }));
    await waitFor(() => expect(queue()).toHaveTextContent(/^Queue1,204 waiting or running$/));
  });

  it('is left out where nothing waits or runs', async () => {
    const requests = open(() => answer({ pending: 0, running: 0, completed: 40, failed: 5 }));
    await waitFor(() => expect(requests).toEqual([PATH]));
    expect(queue()).toHaveTextContent(/^Queue$/);
  });

  it.each<[string, Answers[string]]>([
    ['is read', never],
    ['could not be read', () => refuse('forbidden', 'Your session was ended.')],
  ])('is left out while the queue %s', async (_, status) => {
    const requests = open(status);
    await waitFor(() => expect(requests).toEqual([PATH]));
    expect(queue()).toHaveTextContent(/^Queue$/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
