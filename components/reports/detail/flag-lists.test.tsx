import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReportResults } from '@/lib/reports/schema';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { FlagLists } from './flag-lists';

const QUOTE = 'The ratio of these amounts is 21 to 1.';

const clear: FlagResult = {
  flag_description: 'CEO pay ratio above 300:1',
  outcome: 'clear',
  method: 'rule',
  understood_as: 'CEO pay ratio is above 300:1',
  value: '21:1',
  evidence: [{ document_id: 'd', document_label: 'DEF 14A FY2025', page_number: 2, quote: QUOTE, bounding_boxes: [] }],
  triggered_by_query: 'What is the CEO pay ratio?',
  query_id: 'q',
  relevant_answer: '21:1',
  reasoning: '21:1 is not above 300:1.',
};

it('shows value, reasoning and quote of a clear flag as of the others', () => {
  const status = {
    flags_configured: true,
    total_flags_configured: 1,
    flags_triggered: 0,
    flags_clear: 1,
    flags_cannot_determine: 0,
    flags_checked: [clear.flag_description],
  };
  const results: ReportResults = {
    executive_summary: '',
    changes: null,
    changes_missing: null,
    flag_status: status,
    flags: [clear],
    triggered_flags: [],
    clear_flags: [clear],
    undetermined_flags: [],
    analysis_summary: { total_queries_executed: 1, queries_answered: 1, queries_without_evidence: 0 },
    query_results: [],
    category_mapping: {},
    category_order: [],
    processing_metadata: {
      total_time_ms: 1,
      tokens_used: 0,
      chunks_retrieved: 0,
      engine: 'extractive',
      prompt_version: '1',
      analysis_context_applied: false,
    },
  };
  const viewer = {
    open: null,
    show: () => undefined,
    showDocument: () => undefined,
    step: () => undefined,
    close: () => undefined,
  };
  const html = renderToStaticMarkup(
    <FlagLists
      results={results}
      documents={[]}
      viewer={viewer}
      openFlags={new Set([clear.flag_description])}
      onToggle={() => undefined}
    />,
  );
  for (const words of ['Clear Flags (1)', '21:1', clear.reasoning, QUOTE, 'p. 2']) expect(html).toContain(words);
});
