import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryScreen } from '@/components/queries/query-screen';
import { readAddress } from '@/components/queries/url-state';
import { answer, eventStream, file, refuse, serve, type Answers } from '@/tests/support/components/fake-api';
import { aPdf } from '@/tests/support/components/fake-pdf';
import { show } from '@/tests/support/components/show';
import { someResult, someSource } from '@/tests/support/components/some-answer';
import { someCompany } from '@/tests/support/components/some-company';
import { someDocument } from '@/tests/support/components/some-lists';
import { setElementSizes } from '@/tests/support/components/window-width';

vi.mock('react-pdf', async () => (await import('@/tests/support/components/fake-pdf')).fakeReactPdf);

const company = someCompany();
const proxy = someDocument({ company_id: company.id });
const annual = someDocument({ company_id: company.id, form_type: '10-K' });

const place = (page: number) => [{ page, x: 72, y: 500, width: 200, height: 12 }];
const result = someResult({
  answer: 'The ratio was 214 to 1. [1] The median is stated beside it. [2]',
  sources: [
    someSource({ document_id: proxy.id, page_number: 2, bounding_boxes: place(2) }),
    someSource({ document_id: annual.id, page_number: 1, bounding_boxes: place(1), section_title: 'Item 11' }),
  ],
});

const answers: Answers = {
  '/companies/': () => answer([company]),
  [`/companies/${company.id}`]: () => answer(company),
  '/documents/': () => answer([proxy, annual]),
  [`/documents/${proxy.id}/pdf`]: () => file(),
  [`/documents/${annual.id}/pdf`]: () => file(),
};

/** Opens the screen with both filings selected; `search` is added to its address. */
async function open(search = '', others: Answers = {}) {
  const requests = serve({ ...answers, ...others });
  const address = `company=${company.id}&docs=${proxy.id},${annual.id}&tab=query${search}`;
  const { user } = show(<QueryScreen address={readAddress(new URLSearchParams(address))} />);
  await screen.findByRole('group', { name: 'Page 1' });
  return { user, requests };
}

/** Asks a question, whose answer is sent by the test. */
async function ask() {
  const stream = eventStream();
  const sent: unknown[] = [];
  const { user } = await open('', {
    '/queries/stream': (_query, body) => {
      sent.push(body);
      return stream.response;
    },
  });
  await user.click(question());
  await user.paste(' What is the CEO pay ratio? ');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Reading 2 documents')).toBeVisible();
  await waitFor(() => expect(sent).toHaveLength(1));
  return { user, stream, sent };
}

const question = () => screen.getByRole('textbox', { name: 'Your question' });
const card = (name: RegExp) => within(screen.getByRole('region', { name: 'Sources' })).getByRole('button', { name });
const viewer = () => within(screen.getByRole('region', { name: 'Document viewer' }));

beforeEach(() => {
  aPdf();
  setElementSizes();
});

describe('asking a question', () => {
  it('sends it with the selected filings, and shows what is written meanwhile', async () => {
    const { stream, sent } = await ask();
    const input = { query: 'What is the CEO pay ratio?', document_ids: [proxy.id, annual.id] };
    expect(sent).toEqual([{ ...input, include_confidence: true, max_chunks: 10 }]);
    expect(screen.getByRole('button', { name: 'Analyzing Documents...' })).toBeDisabled();
    stream.send('delta', { text: 'The ratio was 214 ' });
    expect(await screen.findByText('The ratio was 214')).toBeVisible();
    stream.send('delta', { text: 'to 1. [1]' });
    expect(await screen.findByText('The ratio was 214 to 1.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Answer' })).not.toBeInTheDocument();
  });

  it('shows the answer with its first source open on its page', async () => {
    const { stream } = await ask();
    stream.send('result', result);
    expect(await screen.findByRole('region', { name: 'Answer' })).toHaveTextContent('The ratio was 214 to 1.');
    expect(screen.queryByText('Reading 2 documents')).not.toBeInTheDocument();
    expect(card(/^Source 1/)).toHaveAttribute('aria-pressed', 'true');
    expect(card(/^Source 1/)).toHaveTextContent('DEF 14A FY2025');
    expect(await viewer().findByRole('button', { name: /^Source 1/ })).toHaveAttribute('aria-pressed', 'true');
    expect(viewer().getByText('2 sources found')).toBeVisible();
    await waitFor(() => expect(window.location.search).toContain(`answer=${result.id}`));
  });

  it('says why it was not answered, and asks again on demand', async () => {
    const { user, stream, sent } = await ask();
    stream.send('error', { detail: 'The model does not answer.' });
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('The question was not answeredThe model does not answer.');
    await user.click(within(problem).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('says that the answer ended before it was complete', async () => {
    const { stream } = await ask();
    stream.send('delta', { text: 'The ratio' });
    stream.end();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The answer ended before it was complete. Please try again.',
    );
    expect(screen.queryByText('The ratio')).not.toBeInTheDocument();
  });

  it('opens no page where nothing answers, and says so', async () => {
    const { stream } = await ask();
    const nearest = [someSource({ document_id: proxy.id, page_number: 2, bounding_boxes: place(2) })];
    const sentence = 'No statement on this was found.';
    stream.send('result', {
      ...result,
      insufficient_evidence: true,
      answer: sentence,
      sources: [],
      nearest_passages: nearest,
    });
    expect(await screen.findByRole('region', { name: 'Answer' })).toHaveTextContent(`Insufficient evidence${sentence}`);
    const passages = within(screen.getByRole('region', { name: 'Nearest passages' }));
    expect(passages.getByText(/None of them is an answer/)).toBeVisible();
    expect(passages.getByRole('button', { name: /^Nearest passage 1/ })).toHaveAttribute('aria-pressed', 'false');
    expect(viewer().getByText('1 passage, no answer')).toBeVisible();
    expect(viewer().queryByText('Active Source')).not.toBeInTheDocument();
  });
});

describe('an answer of the address', () => {
  it('is shown without being asked again', async () => {
    const { requests } = await open(`&q=Pay&answer=${result.id}`, { [`/queries/${result.id}`]: () => answer(result) });
    expect(await screen.findByRole('region', { name: 'Answer' })).toHaveTextContent('The ratio was 214 to 1.');
    expect(question()).toHaveValue('Pay');
    expect(requests).not.toContain('/queries/stream');
  });

  it('that no longer exists leaves the question to be asked', async () => {
    await open(`&q=Pay&answer=${result.id}`, {
      [`/queries/${result.id}`]: () => refuse('not_found', 'No such answer.'),
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search Documents' })).toBeEnabled());
    expect(question()).toHaveValue('Pay');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that could not be read says why', async () => {
    await open(`&answer=${result.id}`, {
      [`/queries/${result.id}`]: () => refuse('forbidden', 'Your session was ended.'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session was ended.');
  });
});

describe('the sources of an answer', () => {
  const openAnswer = async () => {
    const opened = await open(`&answer=${result.id}`, { [`/queries/${result.id}`]: () => answer(result) });
    await screen.findByRole('region', { name: 'Sources' });
    return opened;
  };

  it('are opened by their cards, in the filing that states them', async () => {
    const { user } = await openAnswer();
    await user.click(card(/^Source 2/));
    expect(card(/^Source 2/)).toHaveAttribute('aria-pressed', 'true');
    expect(card(/^Source 1/)).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('heading', { name: '10-K · FY2025 · Filed Apr 2, 2026' })).toBeVisible();
    expect(await viewer().findByRole('button', { name: /^Source 2/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are stepped through by J and K, and closed by Escape', async () => {
    const { user } = await openAnswer();
    await user.keyboard('j');
    expect(card(/^Source 2/)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('j');
    expect(card(/^Source 2/)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('k');
    expect(card(/^Source 1/)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    expect(card(/^Source 1/)).toHaveAttribute('aria-pressed', 'false');
    expect(viewer().queryByText('Active Source')).not.toBeInTheDocument();
  });

  it('are left for another filing by a press on its name', async () => {
    const { user } = await openAnswer();
    const selected = within(screen.getByRole('region', { name: 'Selected documents' }));
    expect(selected.getByRole('button', { name: 'DEF 14A · FY2025' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(selected.getByRole('button', { name: '10-K · FY2025' }));
    expect(screen.getByRole('heading', { name: '10-K · FY2025 · Filed Apr 2, 2026' })).toBeVisible();
    await user.click(selected.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('tab', { name: 'Company Setup' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the key "/"', () => {
  it('goes to the question, or to the search where companies are chosen', async () => {
    const { user } = await open();
    await user.keyboard('/');
    expect(question()).toHaveFocus();
    expect(question()).toHaveValue('');
    await user.click(screen.getByRole('tab', { name: 'Company Setup' }));
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search companies' })).toHaveFocus();
  });
});
