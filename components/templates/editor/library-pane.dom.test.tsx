import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LibraryQuery } from '@/lib/templates/schema';
import { show } from '@/tests/support/components/show';
import { someTemplate } from '@/tests/support/components/some-template';
import type { EditorCategory } from './draft/draft';
import { LibraryPane } from './library-pane';
import type { EditorActions } from './use-editor';

const query = (id: string, text: string, category: string): LibraryQuery => ({
  id,
  text,
  category,
  citation_required: true,
  expected_sources: [],
});
const overboarding = query('q1', 'Does any director sit on too many boards?', 'governance');
const auditor = query('q2', 'Who audits?', 'governance');
const ratio = query('q3', 'What is the CEO pay ratio?', 'compensation');

function open(categories: EditorCategory[] = []) {
  const copyFromLibrary = vi.fn<EditorActions['copyFromLibrary']>();
  const actions = { copyFromLibrary } as unknown as EditorActions;
  const { user } = show(<LibraryPane library={[overboarding, auditor, ratio]} {...{ categories, actions }} />);
  return { user, copyFromLibrary };
}

const pane = () => within(screen.getByRole('complementary', { name: 'Query Library' }));
const group = (name: string) => pane().queryByRole('group', { name });
const listed = () => pane().queryAllByRole('listitem');
const search = () => pane().getByLabelText('Search queries');

describe('the library of queries', () => {
  it('lists them by category, with their numbers', () => {
    open();
    expect(pane().getByRole('status')).toHaveTextContent('3 queries');
    expect(group('Board & Governance')).toHaveTextContent(overboarding.text);
    expect(within(group('Board & Governance') as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    expect(group('Executive Compensation')).toHaveTextContent(ratio.text);
    expect(pane().getByRole('button', { name: /^Risk Factors.*0$/ })).toBeInTheDocument();
  });

  it('closes a category, and a search opens it again', async () => {
    const { user } = open();
    const heading = pane().getByRole('button', { name: /^Board & Governance/ });
    await user.click(heading);
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    expect(pane().queryByText(auditor.text)).not.toBeInTheDocument();
    await user.type(search(), 'audits');
    expect(await pane().findByText(auditor.text)).toBeInTheDocument();
    await user.clear(search());
    await waitFor(() => expect(pane().queryByText(auditor.text)).not.toBeInTheDocument());
  });

  it('finds by all words, in the query or the name of its category, in any order', async () => {
    const { user } = open();
    await user.type(search(), 'BOARDS many');
    await waitFor(() => expect(pane().getByRole('status')).toHaveTextContent('1 of 3'));
    expect(listed()).toHaveLength(1);
    expect(group('Executive Compensation')).not.toBeInTheDocument();
    await user.clear(search());
    await user.type(search(), 'compensation');
    await waitFor(() => expect(listed().map(({ textContent }) => textContent)).toEqual([ratio.text]));
  });

  it('says that nothing matches', async () => {
    const { user } = open();
    await user.type(search(), ' lobbying ');
    expect(await pane().findByText('No queries match')).toBeInTheDocument();
    expect(pane().getByText('Nothing in the library matches “lobbying”.')).toBeInTheDocument();
  });

  it('adds a query to the template, and marks those that it has by id or by text', async () => {
    const [inTemplate] = someTemplate().queries;
    const own = inTemplate ? [inTemplate, { ...inTemplate, id: ratio.id, text: 'Pay ratio, our words' }] : [];
    const { user, copyFromLibrary } = open([{ key: 'audit', name: 'Audit', queries: own }]);
    expect(pane().getAllByRole('img', { name: 'In this template' })).toHaveLength(2);
    expect(pane().queryByRole('button', { name: `Add to template: ${auditor.text}` })).not.toBeInTheDocument();
    expect(pane().queryByRole('button', { name: `Add to template: ${ratio.text}` })).not.toBeInTheDocument();
    await user.click(pane().getByRole('button', { name: `Add to template: ${overboarding.text}` }));
    expect(copyFromLibrary).toHaveBeenCalledExactlyOnceWith(overboarding);
  });
});
