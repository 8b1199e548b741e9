import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '@/tests/support/components/show';
import { changeParams, pushAddress, replaceSearch, useAddressBar } from './address';

const shown = () => `${window.location.pathname}${window.location.search}`;

describe('the URL of a screen', () => {
  it('keeps the other parameters when one is set or removed', () => {
    window.history.replaceState(null, '', '/reports?tab=groups&q=fees');
    changeParams({ group: 'a1', q: null });
    expect(shown()).toBe('/reports?tab=groups&group=a1');
    changeParams({ group: '', tab: null });
    expect(shown()).toBe('/reports');
  });

  it('takes what follows the path with and without a question mark', () => {
    window.history.replaceState(null, '', '/grid/1?q=old');
    replaceSearch('sort=company');
    expect(shown()).toBe('/grid/1?sort=company');
    replaceSearch('?q=new');
    expect(shown()).toBe('/grid/1?q=new');
    replaceSearch('');
    expect(shown()).toBe('/grid/1');
  });

  it('adds a history entry only on request', () => {
    const before = window.history.length;
    replaceSearch('q=one');
    expect(window.history.length).toBe(before);
    pushAddress('/engagements?tab=active');
    expect(window.history.length).toBe(before + 1);
    expect(shown()).toBe('/engagements?tab=active');
  });

  it('follows the state of the screen', async () => {
    const Screen = ({ written }: { written: string }) => {
      useAddressBar(written);
      return null;
    };
    window.history.replaceState(null, '', '/query');
    const { showAgain } = show(<Screen written="?q=pay" />);
    await waitFor(() => expect(shown()).toBe('/query?q=pay'));
    showAgain(<Screen written="" />);
    await waitFor(() => expect(shown()).toBe('/query'));
  });
});
