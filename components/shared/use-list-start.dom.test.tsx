import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '@/components/api/api-client';
import { useListStart } from './use-list-start';
import { answer, serve } from '@/tests/support/components/fake-api';
import { show } from '@/tests/support/components/show';
import { FirstDataBoundary, type FirstEntry, type LaterEntry } from '@/components/reads/first-data-boundary';

const names = {
  queryKey: ['names'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.request<string[]>({ path: '/names', signal }),
};
const first = { queryKey: ['first names'], data: ['Adams'] };

function Names() {
  const { data } = useQuery(names);
  const { list, start } = useListStart<string[], string[]>(data, first);
  const queryClient = useQueryClient();
  return (
    <>
      <p>{(list ?? start)?.join(', ')}</p>
      <button disabled={list === undefined}>Select all</button>
      <button onClick={() => void queryClient.invalidateQueries({ queryKey: names.queryKey })}>Change</button>
    </>
  );
}

let requestCount = 0;

beforeEach(() => {
  requestCount = 0;
  serve({
    '/names': () => {
      requestCount += 1;
      return answer(['asked of the API']);
    },
  });
});

function open(later: readonly LaterEntry[], entries: readonly FirstEntry[] = [first]) {
  return show(
    <FirstDataBoundary entries={entries} later={later}>
      <Names />
    </FirstDataBoundary>,
  );
}

describe('a list that follows its start in the response of the page', () => {
  it('is shown when it arrives, without a call of the API', async () => {
    let send: (json: string | null) => void = () => undefined;
    open([{ queryKey: names.queryKey, json: new Promise((resolve) => (send = resolve)) }]);
    expect(screen.getByText('Adams')).toBeInTheDocument();
    send('["Adams","Baker"]');
    expect(await screen.findByText('Adams, Baker')).toBeInTheDocument();
    expect(requestCount).toBe(0);
  });

  it('is requested from the API when the server could not read it', async () => {
    open([{ queryKey: names.queryKey, json: Promise.resolve(null) }]);
    expect(await screen.findByText('asked of the API')).toBeInTheDocument();
    expect(requestCount).toBe(1);
  });

  it('is requested from the API when the response breaks off', async () => {
    open([{ queryKey: names.queryKey, json: Promise.reject(new Error('Connection closed.')) }]);
    expect(await screen.findByText('asked of the API')).toBeInTheDocument();
  });

  it('does not count as new when the page is shown again', async () => {
    const later = [{ queryKey: names.queryKey, json: Promise.resolve('["Adams","Baker"]') }];
    open(later);
    expect(await screen.findByText('Adams, Baker')).toBeInTheDocument();
    cleanup();
    // With a new query cache, as when the list was kept for too short a time.
    open(later);
    expect(await screen.findByText('asked of the API')).toBeInTheDocument();
  });

  it('is requested from the API once when a change makes an earlier list stale meanwhile', async () => {
    const { user } = open(
      [{ queryKey: names.queryKey, json: new Promise(() => undefined) }],
      [{ queryKey: names.queryKey, data: ['an earlier list'] }],
    );
    expect(screen.getByText('an earlier list')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('asked of the API')).toBeInTheDocument();
    expect(requestCount).toBe(1);
  });

  it('is drawn whole when it arrives before the HTML of its start has become the screen', async () => {
    const screenWith = (list?: string[]) => {
      const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
      queryClient.setQueryData(first.queryKey, first.data);
      if (list) queryClient.setQueryData(names.queryKey, list);
      return (
        <QueryClientProvider client={queryClient}>
          <Names />
        </QueryClientProvider>
      );
    };
    const html = document.createElement('div');
    document.body.append(html);
    html.innerHTML = renderToString(screenWith());
    expect(screen.getByRole('button', { name: 'Select all' })).toBeDisabled();
    const mismatches: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(html, screenWith(['Adams', 'Baker']), { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(screen.getByText('Adams, Baker')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Select all' })).toBeEnabled();
    expect(mismatches).toEqual([]);
    await act(async () => root.unmount());
    html.remove();
  });
});
