/** What the tools are for, as the screen lists them; a test compares it with the tools themselves. */
export const TOOL_LIST = [
  { name: 'list_companies', what: 'your companies', scope: 'read' },
  { name: 'list_filings', what: 'filings and their state', scope: 'read' },
  { name: 'search_filings', what: 'passages with page and boxes', scope: 'read' },
  { name: 'ask_question', what: 'answer with verbatim quotes', scope: 'ask' },
  { name: 'get_facts', what: 'governance facts of a filing', scope: 'read' },
  { name: 'get_financials', what: 'line items by fiscal year', scope: 'read' },
  { name: 'get_changes', what: 'two filings compared', scope: 'read' },
  { name: 'list_reports', what: 'reports and their flags', scope: 'read' },
  { name: 'get_report', what: 'answers and flags of a report', scope: 'read' },
  { name: 'list_templates', what: 'templates of reports', scope: 'read' },
  { name: 'run_report', what: 'starts a report', scope: 'write' },
  { name: 'list_meetings', what: 'coming and past meetings', scope: 'read' },
  { name: 'list_ballots', what: 'ballots and their state', scope: 'read' },
  { name: 'get_ballot', what: 'lines, votes and reasons', scope: 'read' },
] as const;
