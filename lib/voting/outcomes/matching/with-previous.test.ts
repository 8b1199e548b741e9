import { expect, it } from 'vitest';
import type { OutcomeLine, OutcomeMeeting } from '../schema';
import { withPrevious } from './with-previous.rules';

const line = (title: string, support: number): OutcomeLine => ({
  id: title,
  number: null,
  kind: 'director_election',
  title,
  nominee: 'Ana Ruiz',
  share_class: null,
  for: null,
  against: null,
  withheld: null,
  abstain: null,
  broker_non_votes: null,
  one_year: null,
  two_years: null,
  three_years: null,
  unread: [],
  support_cast: support,
  support_with_abstentions: null,
  passed: true,
  choice: null,
  stated_result: null,
  check: 'ok',
  document_id: 'filing',
  page_number: 1,
  bounding_boxes: [],
  quote: '',
  places: {},
  ballot_line_id: null,
  ballot_number: null,
  our_vote: null,
  with_majority: null,
  previous: null,
});

const meeting = (date: string, lines: OutcomeLine[]): OutcomeMeeting => ({
  id: date,
  company_id: 'company',
  company_name: 'Company',
  ticker: 'CO',
  meeting_date: date,
  date_source: 'text',
  meeting_type: 'annual',
  document_id: 'filing',
  form_type: '8-K',
  filing_date: date,
  documents: [],
  is_amended: false,
  is_preliminary: false,
  shares_present: null,
  frequency: null,
  lines,
  ballot_id: null,
  ballot_lines_without_result: [],
  with_majority: 0,
  compared: 0,
});

const before = (now: OutcomeLine[], then: OutcomeLine[]) =>
  withPrevious([meeting('2026-05-01', now), meeting('2025-05-01', then)])[0]?.lines.map(
    ({ previous }) => previous?.support_cast ?? null,
  );

it('compares a person with the year before, whatever the election is called', () => {
  expect(before([line('Election of ten directors', 91)], [line('Election of directors', 95)])).toEqual([95]);
});

it('compares somebody nominated in several elections with the same election alone', () => {
  const chair = 'Election of the Chair of the Board';
  expect(
    before([line('Election of directors', 91), line(chair, 80)], [line('Election of directors', 95), line(chair, 85)]),
  ).toEqual([95, 85]);
  expect(before([line('Election of directors', 91), line(chair, 80)], [line('Election of directors', 95)])).toEqual([
    95,
    null,
  ]);
});
