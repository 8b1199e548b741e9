import { describe, expect, it } from 'vitest';
import type { FlagEvidence, FlagResult } from '@/lib/templates/flags/schema';
import { checkLetter, type LetterSource } from './check-letter';
import { composeLetter, type LetterSubject } from './compose-letter';
import { proposeTimes } from './meeting-times';
import { unsupportedFlags } from './points';
import { firstPlan, LENGTHS, LETTER_TONES } from './plan';
import { quotedWords } from './quote-text';
import { readInstruction } from './read-instruction';
import { adaptText } from './adapt-text';
import { TOPICS } from './topics';

const DOCUMENT = 'd1';
const flag = (flag_description: string, value: string | null, ...quotes: [number, string][]): FlagResult => ({
  flag_description,
  outcome: 'triggered',
  method: 'rule',
  understood_as: '',
  value,
  query_id: null,
  triggered_by_query: '',
  relevant_answer: '',
  reasoning: '',
  evidence: quotes.map(([page_number, quote]) => ({
    document_id: DOCUMENT,
    document_label: 'Acme, DEF 14A',
    page_number,
    quote,
    bounding_boxes: [],
  })),
});
const FLAGS = [
  flag('CEO pay ratio above 200:1', '214:1', [
    23,
    'For fiscal 2025, the ratio of the annual total compensation of our Chief Executive Officer to that of our ' +
      'median employee was\n214 to 1.',
  ]),
  flag('Board independence below 75 percent', '8 of 11 (72.7%)', [
    10,
    'The Board has determined that 8 of the 11 nominees are independent, that is, all except Graham T. Whitlock, ' +
      'Edmund P. Ashworth\nand Philip A. Drummond.',
  ]),
  flag(
    'Non-audit fees above 50 percent of total',
    '9.8%',
    [25, 'Audit fees   $   6,710,000   $   6,240,000'],
    [25, 'Tax fees   $   688,000   $   742,000'],
  ),
  flag('One-time award to a named executive officer', null, [
    44,
    'In March 2025 the Committee granted Mr. Whitlock a one-time retention award of $7,871,910.',
  ]),
];
const about: LetterSubject = {
  companyName: 'Acme Corp',
  agmDate: '2026-05-14',
  flags: FLAGS,
  documents: [{ document_id: DOCUMENT, form_type: 'DEF 14A', fiscal_year: 2025, filing_date: '2026-04-02' }],
  sender: { name: 'Ingrid Haakonsen', organization: 'Varde Pension Fund' },
  today: new Date('2026-04-10T09:00:00Z'),
};
const source: LetterSource = {
  companyName: about.companyName,
  agmDate: about.agmDate,
  flags: FLAGS,
  documents: about.documents,
  givenFacts: [],
  writers: ['Varde Pension Fund'],
};
const ALL = FLAGS.map((_, index) => index);
const problems = (content: string, subject = 'Questions', given: string[] = []) =>
  checkLetter({ subject, content }, { ...source, givenFacts: given })
    .sentences.filter(({ status }) => status === 'unlinked')
    .map(({ text }) => text);
const read = (prompt: string, plan = firstPlan('professional', ALL)) =>
  readInstruction(prompt, plan, FLAGS, () => proposeTimes(about.today, about.agmDate));

describe('letters composed by rule', () => {
  const every = LETTER_TONES.flatMap((tone) =>
    LENGTHS.flatMap((length) =>
      [[], proposeTimes(about.today, about.agmDate)].map((times) => ({ tone, length, times, flagIndexes: ALL })),
    ),
  );

  it.each(every)('states nothing without a quote and no condition on a vote ($tone, $length, $times)', (plan) => {
    const letter = composeLetter(about, plan);
    expect(problems(letter.content, letter.subject, plan.times)).toEqual([]);
    expect(checkLetter(letter, source).voting_conditions).toEqual([]);
  });

  it('names company, meeting, pages and words, and puts one question per point', () => {
    const { subject, content } = composeLetter(about, firstPlan('professional', ALL));
    expect(subject).toBe(
      'Acme Corp, 2026 annual meeting: CEO pay ratio, board independence, auditor fees and another point',
    );
    expect(content).toContain('ahead of your annual meeting of May 14, 2026');
    expect(content).toContain(
      'On page 10, your proxy statement says: “The Board has determined that 8 of the 11 nominees are ' +
        'independent, that is, all except Graham T. Whitlock, Edmund P. Ashworth and Philip A. Drummond.”',
    );
    expect(content).toContain(
      'has the entry: “Audit fees $ 6,710,000 $ 6,240,000”. It also has the entry, on page 25: “Tax fees $ ' +
        '688,000 $ 742,000”.',
    );
    expect(content.match(/\?/g)).toHaveLength(FLAGS.length);
    expect(content).not.toMatch(/72\.7|9\.8%/);
    expect(content.endsWith('Kind regards,\nIngrid Haakonsen\nVarde Pension Fund')).toBe(true);
  });

  it('puts a question once where two flags ask for the same thing', () => {
    const flags = [...FLAGS.slice(0, 1), flag('CEO pay ratio above 100:1', '214:1', [23, 'a ratio of\n214 to 1.'])];
    const { content } = composeLetter({ ...about, flags }, firstPlan('professional', [0, 1]));
    expect(content.match(/\?/g)).toHaveLength(1);
    expect(content).toContain('is above 200:1, or the CEO pay ratio is above 100:1');
  });

  const topics = Object.entries(TOPICS).flatMap(([metric, topic]) => (topic ? [[metric, topic] as const] : []));
  it.each(topics)('asks about %s without a claim, a number or a vote', (_, { title, why, ask }) => {
    expect(ask).toMatch(/\?$/);
    expect(problems(`${why} ${ask}`)).toEqual([]);
    expect(checkLetter({ subject: title, content: `${why} ${ask}` }, source).voting_conditions).toEqual([]);
    expect(`${why}${ask}${title}`).not.toMatch(/\d/);
  });
});

describe('a flag that its quotes do not show', () => {
  const REFUTED = flag('Classified board', null, [12, 'All of our directors are elected annually.']);
  const OPEN = flag('CEO pay ratio above 300:1', '336:1', [
    23,
    'The ratio of the pay of our CEO to that of the median employee was 336:1, and 253:1 without part-time workers.',
  ]);
  const flags = [...FLAGS.slice(1, 2), REFUTED, OPEN];
  const { subject, content } = composeLetter({ ...about, flags }, firstPlan('professional', [0, 1, 2]));

  it('is no point of a letter', () => {
    expect(content).toContain('8 of the 11 nominees');
    expect(`${subject} ${content}`).not.toMatch(/classified|elected annually|staggered|336|253|pay ratio/i);
    expect(content).toContain('one point');
  });

  it('is reported to the writer with the reason', () => {
    expect(unsupportedFlags(flags, [0, 1, 2])).toEqual([
      { flagIndex: 1, description: 'Classified board', reason: expect.stringContaining('do not say so') },
      { flagIndex: 2, description: 'CEO pay ratio above 300:1', reason: expect.stringContaining('253') },
    ]);
  });

  it.each([
    'Your board is classified, and its directors are not all elected annually.',
    'The ratio of CEO pay to that of the median employee was 336:1.',
  ])('is no ground for a claim: %s', (sentence) => {
    const checked = checkLetter({ subject: 'x', content: sentence }, { ...source, flags });
    expect(checked.unlinked_count).toBe(1);
  });

  it('may be quoted word for word', () => {
    const checked = checkLetter(
      { subject: 'x', content: 'On page 12 you write: “All of our directors are elected annually.”' },
      { ...source, flags },
    );
    expect(checked.unlinked_count).toBe(0);
  });
});

describe('quick prompts', () => {
  const of = (plan: ReturnType<typeof firstPlan>) => composeLetter(about, plan).content;
  const first = firstPlan('professional', ALL);

  it('Make shorter makes it shorter, twice', () => {
    const once = read('Make shorter').plan;
    const twice = read('Make shorter', once).plan;
    expect(of(once).length).toBeLessThan(of(first).length * 0.85);
    expect(of(twice).length).toBeLessThan(of(once).length * 0.7);
    expect(read('Make shorter', twice).notes).toEqual(['The letter is already as short as the rules can make it.']);
  });

  it('Add more detail adds why it matters', () => {
    const { plan } = read('Add more detail');
    expect(of(plan).length).toBeGreaterThan(of(first).length);
    expect(of(plan)).toContain('We read the ratio as one sign');
  });

  it('More formal and Friendlier tone change greeting, words and signature', () => {
    expect(of(read('More formal').plan)).toMatch(
      /^To the Board of Directors of Acme Corp[^]*respectfully[^]*Yours faithfully,/,
    );
    expect(of(read('More formal').plan)).not.toMatch(/\b(?:I'm|we'd|we're)\b/i);
    expect(of(read('Friendlier tone').plan)).toMatch(/I hope this note finds you well[^]*With warm regards,/);
  });

  it('Add meeting times offers three working days before the meeting', () => {
    const { plan } = read('Add meeting times');
    expect(plan.times).toEqual([
      'Friday, April 17, 2026, at 10:00 a.m.',
      'Tuesday, April 21, 2026, at 3:00 p.m.',
      'Thursday, April 23, 2026, at 10:00 a.m.',
    ]);
    for (const time of plan.times) expect(of(plan)).toContain(time);
    expect(proposeTimes(new Date('2026-05-11T00:00:00Z'), '2026-05-14')).toEqual([
      'Tuesday, May 12, 2026, at 10:00 a.m.',
      'Wednesday, May 13, 2026, at 3:00 p.m.',
    ]);
  });

  it('builds on what was asked before', () => {
    const plan = ['Make shorter', 'Friendlier tone', 'Add meeting times'].reduce(
      (last, prompt) => read(prompt, last).plan,
      first,
    );
    expect(plan).toMatchObject({ length: 'short', tone: 'friendly' });
    expect(plan.times).toHaveLength(3);
  });

  it.each([
    ['Please keep it brief', { length: 'short' }],
    ['Could you make this less formal?', { tone: 'friendly' }],
    ['not so friendly', { tone: 'formal' }],
    [
      'Make it shorter and ask for a meeting before May 8',
      { length: 'short', times: expect.arrayContaining([expect.any(String)]) },
    ],
    ['Only mention the pay ratio', { flagIndexes: [0] }],
    ['Drop the point on auditor fees', { flagIndexes: [0, 1, 3] }],
  ])('understands: %s', (prompt, expected) => {
    expect(read(prompt).plan).toMatchObject(expected);
  });

  it('reports instructions that it does not understand', () => {
    const { plan, notes } = read('Mention that we supported say on pay in each of the last three years');
    expect(plan).toEqual(first);
    expect(notes[0]).toContain('the rules do not understand this instruction');
  });

  it('keeps the words of a letter written by hand', () => {
    const hand =
      'Dear Board,\n\nWe can’t find the policy. It was in the last filing. Could you send it?\n\nThanks,\nIngrid';
    const adapt = (prompt: string) => {
      const { wants, plan } = read(prompt);
      return adaptText(hand, wants, plan, about);
    };
    expect(adapt('Make shorter')).toBe(
      'Dear Board,\n\nWe can’t find the policy. Could you send it?\n\nThanks,\nIngrid',
    );
    expect(adapt('More formal')).toBe(
      'To the Board of Directors of Acme Corp\n\nWe cannot find the policy. It was in the last filing. Could you ' +
        'send it?\n\nYours faithfully,\nIngrid',
    );
    expect(adapt('Add more detail')).toContain(
      '- On page 44: “In March 2025 the Committee granted Mr. Whitlock a one-time retention award of $7,871,910.”',
    );
    expect(adapt('Add meeting times')).toContain('Friday, April 17, 2026');
  });
});

describe('the check of a letter', () => {
  it.each([
    ['“8 of the 11 nominees are independent” (page 10).', 1],
    ['Eight of eleven nominees are independent (p. 10).', 1],
    [
      'We note that the ratio of the pay of your Chief Executive Officer to that of the median employee was 214 to 1.',
      0,
    ],
    ['Your committee granted a one-time retention award of $7,871,910 (page 44).', 3],
  ])('links to its quote: %s', (sentence, flag_index) => {
    const [checked] = checkLetter({ subject: 'x', content: sentence }, source).sentences;
    expect(checked).toMatchObject({ kind: 'fact', status: 'linked', problems: [] });
    expect(checked?.evidence).toContainEqual({ flag_index, evidence_index: 0 });
  });

  it.each([
    ['another figure', 'The ratio of CEO to median employee compensation was 215 to 1.'],
    [
      'a figure of another point',
      'The retention award to Mr. Whitlock was worth 214 dollars per employee of the Committee.',
    ],
    ['a share where there is money', 'The retention award was 7,871,910 percent of salary.'],
    ['a changed quotation', 'On page 10: “9 of the 11 nominees are independent”.'],
    ['an invented quotation', 'You write: “We will never change our board structure.”'],
    ['another page', 'The Board has determined that “8 of the 11 nominees are independent” (page 12).'],
    ['a figure in words', 'Seven of eleven nominees are independent.'],
    ['a claim without evidence', 'Your company has the highest emissions in its industry.'],
    ['a claim after a polite opening', 'We understand that your board rejected the proposal.'],
    [
      'the opposite of a quote',
      'Your board has not determined that the nominees Whitlock and Drummond are independent.',
    ],
    ['our own holding', 'We hold 1,482,300 shares of your company.'],
    ['another threshold', 'Our guidelines expect at least 80% independent directors.'],
    ['another meeting', 'We write ahead of your annual meeting of May 21, 2026.'],
  ])('marks %s', (_, sentence) => {
    expect(problems(sentence)).toEqual([sentence]);
  });

  it.each([
    'Dear Members of the Board,',
    'We write ahead of your annual meeting of May 14, 2026.',
    'Could you explain how the Committee set the award?',
    'Our guidelines ask us to raise this where the CEO pay ratio is above 200:1.',
    'Thank you for your attention.',
    'We have read your 2026 proxy statement, filed April 2, 2026 on Form DEF 14A.',
  ])('leaves alone: %s', (sentence) => {
    expect(problems(sentence)).toEqual([]);
  });

  it("takes neither the sender's name for a figure nor the sender's actions for statements about the company", () => {
    const check = (content: string, writers: string[]) =>
      checkLetter({ subject: `Questions of ${writers[0]}`, content }, { ...source, writers }).sentences.filter(
        ({ status }) => status === 'unlinked',
      );
    const own = ['Fund 100 (Partners)', '3i Group', '3i'];
    expect(
      check('Fund 100 (Partners) writes ahead of your meeting. 3i Group has read your proxy statement.', own),
    ).toEqual([]);
    expect(check('Kind regards,\nJan Two\n3i Group', ['3i Group', 'Jan Two'])).toEqual([]);
    // A name does not make other figures acceptable, and a name has to contain letters.
    expect(check('The retention award that 3i Group asks about was 3 million.', own)).toHaveLength(1);
    expect(check('The ratio was 215 to 1.', ['215'])).toHaveLength(2);
  });

  it('keeps the places of sentences', () => {
    const content = 'Dear Board,\n\nMr. Whitlock leads. The ratio was 999 to 1. Regards';
    const { sentences } = checkLetter({ subject: 'x', content }, source);
    expect(sentences.map(({ text }) => text)).toContain('The ratio was 999 to 1.');
    for (const { start, end, text } of sentences) expect(content.slice(start, end)).toBe(text);
  });
});

describe('what a point quotes', () => {
  const claimed = (description: string, value: string, quote: string, claim: FlagEvidence['claim']): FlagResult => {
    const one = flag(description, value, [5, quote]);
    return { ...one, evidence: one.evidence.map((each) => ({ ...each, ...(claim && { claim }) })) };
  };
  const letterOf = (...flags: FlagResult[]) =>
    composeLetter(
      { ...about, flags },
      firstPlan(
        'professional',
        flags.map((_, index) => index),
      ),
    ).content;

  it('is the bullet that shows it', () => {
    const quote =
      '∎ All directors came to the 2025 annual meeting ∎ Each of our directors attended at least 75% of the ' +
      'meetings of the Board ∎ The Board held 15 meetings, and its committees 27';
    const content = letterOf(
      claimed('Attendance below 80%', 'at least 75%', quote, {
        key: 'board_attendance',
        value: 75,
        unit: 'percent',
        period: null,
      }),
    );
    expect(content).toContain('“Each of our directors attended at least 75% of the meetings of the Board …”');
    expect(content).not.toContain('2025 annual meeting ∎');
  });

  it('is worded with the conditions that it shows, and no others', () => {
    const content = letterOf(
      flag('CEO stock ownership guideline below 8 times', '5 times', [5, 'The CEO holds five times (5x) base salary.']),
      flag('Director stock ownership guideline below 8 times', '3 times', [
        5,
        'Each outside director holds three times (3x) the retainer.',
      ]),
    );
    expect(content).toContain('The CEO holds five times');
    expect(content).toContain('Each outside director holds three times');
    expect(content).toContain('guideline of the CEO is below 8 times, or the stock ownership guideline of directors');
  });

  it('asks a company with yearly elections for no reasons for staggered ones', () => {
    const content = letterOf(
      flag('Directors elected annually', 'elected annually', [5, 'We elect all directors annually.']),
    );
    expect(content).toContain('all directors are elected annually');
    expect(content).not.toContain('staggered');
  });

  it('is no list that a sentence cannot show', () => {
    const holders = claimed('At least one shareholder proposal', '1', 'Proposal 4: Report on lobbying', {
      key: 'shareholder_proposals',
      value: [{ title: 'Report on lobbying', number: 4 }],
      unit: null,
      period: null,
    });
    expect(unsupportedFlags([holders], [0])).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('list') }),
    ]);
  });
});

describe('quoted words', () => {
  it('cuts where an ellipsis says so and keeps the figure that decides', () => {
    const quote =
      'The fiscal year annual total compensation of the median employee ' +
      `(${'a long description of how it was found, '.repeat(12)}) was $18,657, resulting in a pay ratio of 1:521.`;
    expect(quotedWords(quote, 'standard', ['521']).words).toMatch(/^… .*1:521\.$/);
    expect(
      quotedWords(
        'Change of accountants\nDorrance & Pike LLP, which had audited the Company since 1994, was dismissed on ' +
          'March 20, 2025.',
        'standard',
      ).words,
    ).toMatch(/^Dorrance/);
    expect(
      quotedWords(
        'Our Bylaws provide   Our Bylaws provide holders of 20% or more of our stock the right to call a special ' +
          'meeting.',
        'standard',
      ),
    ).toEqual({
      words: 'Our Bylaws provide holders of 20% or more of our stock the right to call a special meeting.',
      isEntry: false,
    });
    expect(quotedWords('SMITH 78 1971', 'standard')).toEqual({ words: 'SMITH 78 1971', isEntry: true });
  });
});
