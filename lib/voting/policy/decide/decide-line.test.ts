import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type FactSheet } from '../../facts/sheet';
import type { RuleVote } from '../../vocabulary.rules';
import { toContent } from '../content';
import type { PolicyContent } from '../schema';
import { decideLine } from './decide-line';
import type { JudgedLine } from './judge-role';
import type { Truth } from './outcome';

const evidence = (quote: string) => ({
  document_id: 'd',
  page_number: 9,
  quote,
  quote_verified: true,
  bounding_boxes: [],
});

/**
 * Each metric of a rule is a yes-or-no fact of its own, so that any rule can be made to hold, not to hold, or to be
 * unknown.
 */
const METRICS = ['classified_board', 'poison_pill', 'supermajority', 'dual_class_shares'] as const;
const TEXTS: Record<(typeof METRICS)[number], string> = {
  classified_board: 'when the board is classified',
  poison_pill: 'when there is a poison pill',
  supermajority: 'when there are supermajority vote requirements',
  dual_class_shares: 'when there are dual-class shares',
};

function sheetOf(truths: readonly Truth[]): FactSheet {
  const metrics: FactSheet['metrics'] = {};
  truths.forEach((truth, index) => {
    const metric = METRICS[index] ?? 'poison_pill';
    const value = truth === 'yes' ? 1 : 0;
    metrics[metric] =
      truth === 'unknown'
        ? { readings: [], reason: null }
        : {
            readings: [
              { low: value, high: value, stated: truth, facts: [{ ...evidence(metric), key: metric, label: metric }] },
            ],
            reason: null,
          };
  });
  return { ...EMPTY_SHEET, metrics };
}

const LINE: JudgedLine = {
  number: '2',
  title: 'Advisory vote on pay',
  kind: 'say_on_pay',
  topic: null,
  nominee: null,
  details: null,
  evidence: { board_recommendation: evidence('recommends a vote FOR') },
  board_recommendation: 'for',
  vote_standard: null,
};

function policyOf(votes: readonly RuleVote[], otherwise: RuleVote | 'with_board'): PolicyContent {
  return toContent({
    defaults: { say_on_pay: otherwise },
    topic_defaults: {},
    rules: votes.map((vote, index) => ({
      kinds: ['say_on_pay'],
      topic: null,
      text: TEXTS[METRICS[index] ?? 'poison_pill'],
      vote,
      rationale: '',
    })),
  });
}

const decide = (policy: PolicyContent, truths: readonly Truth[], line: JudgedLine = LINE) =>
  decideLine({ policy, line, sheet: sheetOf(truths), companyName: 'Aldermoor' });

const TRUTHS: readonly Truth[] = ['yes', 'no', 'unknown'];
const RULE_VOTES: readonly RuleVote[] = ['for', 'against', 'refer'];

function* combinations<T>(values: readonly T[], length: number): Generator<T[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const rest of combinations(values, length - 1)) for (const value of values) yield [value, ...rest];
}

describe('deciding a line, over every policy of up to three rules', () => {
  const cases = [0, 1, 2, 3].flatMap((length) =>
    [...combinations(RULE_VOTES, length)].flatMap((votes) =>
      (['for', 'against', 'refer'] as const).flatMap((otherwise) =>
        [...combinations(TRUTHS, length)].map((truths) => ({ votes, otherwise, truths })),
      ),
    ),
  );
  const decided = cases.map((each) => ({
    ...each,
    decision: decide(policyOf(each.votes, each.otherwise), each.truths),
  }));

  it('is what anybody who knew the unknown facts would have voted, or refers', () => {
    for (const { votes, otherwise, truths, decision } of decided) {
      const worlds = [...worldsOf(truths)].map((world) => votes[world.indexOf('yes')] ?? otherwise);
      // A vote is cast only where every way the unknown facts could be leads to it.
      if (decision.vote !== 'refer')
        expect(new Set(worlds), JSON.stringify({ votes, otherwise, truths })).toEqual(new Set([decision.vote]));
      // And a line is referred only where they differ, or where the policy itself refers it.
      else
        expect(new Set(worlds).size > 1 || worlds.includes('refer'), JSON.stringify({ votes, otherwise, truths })).toBe(
          true,
        );
    }
  });

  it('names the first rule that holds, with its fact, and no rule for a default', () => {
    for (const { truths, decision } of decided) {
      if (truths.includes('unknown')) continue;
      const first = truths.indexOf('yes');
      expect(decision.rule?.index ?? null).toBe(first < 0 ? null : first + 1);
      expect(decision.fact?.quote ?? null).toBe(first < 0 ? null : METRICS[first]);
    }
  });

  it('says what is missing exactly where something unread made it refer', () => {
    for (const { decision } of decided) expect(decision.missing === null).toBe(decision.by !== 'undetermined');
  });

  it('does not depend on rules behind the one that decided', () => {
    for (const { votes, otherwise, truths, decision } of decided) {
      if (decision.by !== 'rule') continue;
      const upTo = truths.indexOf('yes') + 1;
      expect(decide(policyOf(votes.slice(0, upTo), otherwise), truths.slice(0, upTo)).vote).toBe(decision.vote);
    }
  });
});

/** Every way the unknown facts could be. */
function* worldsOf(truths: readonly Truth[]): Generator<Truth[]> {
  const unknown = truths.indexOf('unknown');
  if (unknown < 0) yield [...truths];
  else for (const truth of ['yes', 'no'] as const) yield* worldsOf(truths.with(unknown, truth));
}

describe('the board and the vote standard', () => {
  it('follows the board where the policy says so, and refers where its recommendation has no words', () => {
    expect(decide(policyOf([], 'with_board'), []).vote).toBe('for');
    const unread = { ...LINE, evidence: {} };
    expect(decide(policyOf([], 'with_board'), [], unread)).toMatchObject({ vote: 'refer', by: 'undetermined' });
    expect(decide(policyOf([], 'with_board'), [], { ...unread, by_hand: ['board_recommendation'] }).vote).toBe('for');
  });

  const director: JudgedLine = { ...LINE, kind: 'director_election', nominee: 'Karin E. Lindqvist' };
  const against = toContent({ defaults: { director_election: 'against' }, topic_defaults: {}, rules: [] });
  it.each([
    ['plurality', 'withhold'],
    ['majority', 'against'],
    [null, 'against'],
  ] as const)('against a director elected by %s is %s', (standard, vote) => {
    expect(
      decideLine({
        policy: against,
        line: { ...director, vote_standard: standard },
        sheet: EMPTY_SHEET,
        companyName: '',
      }).vote,
    ).toBe(vote);
  });

  it('leaves rules in words to a person where no model is asked', () => {
    const policy = toContent({
      defaults: { say_on_pay: 'for' },
      topic_defaults: {},
      rules: [{ kinds: ['say_on_pay'], topic: null, text: 'Against when pay is odd', vote: 'against', rationale: '' }],
    });
    expect(decide(policy, [])).toMatchObject({ vote: 'refer', by: 'undetermined', rule: { index: 1 } });
  });
});

describe('roles of nominees', () => {
  const policy = toContent({
    defaults: { director_election: 'for' },
    topic_defaults: {},
    rules: [
      {
        kinds: ['director_election'],
        topic: null,
        text: 'Against the chair of the nominating committee when the board is classified',
        vote: 'against',
        rationale: '{nominee} answers for it (page {page}).',
      },
    ],
  });
  const sheet: FactSheet = {
    ...sheetOf(['yes']),
    chairs: { nominating: { names: ['Rafael J. Moreno'], evidence: evidence('Rafael J. Moreno (Chair)') } },
  };
  const nominee = (name: string): JudgedLine => ({ ...LINE, kind: 'director_election', nominee: name });
  const vote = (name: string, facts: FactSheet = sheet) =>
    decideLine({ policy, line: nominee(name), sheet: facts, companyName: '' });

  it('votes against the chair alone, with the words that make him one', () => {
    expect(vote('Rafael J. Moreno')).toMatchObject({
      vote: 'against',
      rationale: 'Rafael J. Moreno answers for it (page 9).',
    });
    expect(vote('Rafael J. Moreno').facts.map(({ quote }) => quote)).toContain('Rafael J. Moreno (Chair)');
    expect(vote('Karin E. Lindqvist').vote).toBe('for');
  });

  it('refers everybody where nobody is known to be the chair, unless the condition does not hold anyway', () => {
    expect(vote('Karin E. Lindqvist', { ...sheet, chairs: {} }).vote).toBe('refer');
    expect(vote('Karin E. Lindqvist', { ...sheetOf(['no']), chairs: {} }).vote).toBe('for');
  });

  it('decides nothing by words that were not found on their page', () => {
    const unverified = {
      ...sheet,
      chairs: { nominating: { names: ['Rafael J. Moreno'], evidence: { ...evidence('x'), quote_verified: false } } },
    };
    expect(vote('Rafael J. Moreno', unverified).vote).toBe('refer');
  });
});

it('leaves a contested election to a person, whatever the policy says', () => {
  const policy = toContent({
    defaults: { director_election: 'for', say_on_pay: 'for' },
    topic_defaults: {},
    rules: [],
  });
  const contest = { names: ['Jane Calder'], evidence: evidence('Nominees OPPOSED by the Company') };
  const decideIn = (sheet: FactSheet, kind: JudgedLine['kind']) =>
    decideLine({ policy, line: { ...LINE, kind, nominee: 'Ann Roe' }, sheet, companyName: '' });
  expect(decideIn({ ...EMPTY_SHEET, contest }, 'director_election')).toMatchObject({
    vote: 'refer',
    by: 'undetermined',
    missing: 'whom to support in a contested election',
    facts: [{ quote: 'Nominees OPPOSED by the Company', value: 'Jane Calder' }],
  });
  expect(decideIn({ ...EMPTY_SHEET, contest }, 'say_on_pay').vote).toBe('for');
  expect(decideIn(EMPTY_SHEET, 'director_election').vote).toBe('for');
});

it('refers an election to a person where its nominees could not be read, and votes on nominees added by hand', () => {
  const policy = toContent({ defaults: { director_election: 'for' }, topic_defaults: {}, rules: [] });
  const slate: JudgedLine = { ...LINE, kind: 'director_election', title: 'Election of directors' };
  const unread = decide(policy, [], slate);
  expect(unread).toMatchObject({ vote: 'refer', by: 'undetermined', missing: 'who stands for election' });
  expect(decide(policy, [], { ...slate, by_hand: ['*'] }).vote).toBe('for');
  expect(decide(policy, [], { ...slate, nominee: 'Jane Roe' }).vote).toBe('for');
});
