import type { Fact, FactItem } from '@/lib/facts/fact';
import type { FactMetricKey } from '@/lib/templates/flags/metric-types';
import { nonAuditShare, nonAuditToAudit } from './fee-shares';
import { factsOf, percent, type Filing } from './filing-facts';
import { exactly, type Reading, type Readings } from './reading';
import { listLength, numbers, presence, yesNo } from './readings-of-fact';

function people(filing: Filing): { facts: Fact[]; part: number; whole: number }[] {
  return factsOf(filing, 'independent_directors').flatMap((fact) => {
    const match = /^(\d{1,2}) of (\d{1,2})$/.exec(String(fact.value));
    return match ? [{ facts: [fact], part: Number(match[1]), whole: Number(match[2]) }] : [];
  });
}

function independence(filing: Filing): Readings {
  return {
    readings: people(filing).map(({ facts, part, whole }) =>
      exactly(
        (part / whole) * 100,
        `${part} of ${whole} (${percent((part / whole) * 100)})`,
        facts,
        `${part} of ${whole} directors are independent`,
      ),
    ),
  };
}

function boardSize(filing: Filing): Fact | undefined {
  return factsOf(filing, 'board_size')[0] ?? factsOf(filing, 'nominee_count')[0];
}

/** The share of a group on the board, from a stated percentage or from a count and the board's size. */
function share(key: 'women_directors' | 'diverse_directors') {
  return (filing: Filing): Readings => {
    const size = boardSize(filing);
    const readings = factsOf(filing, key).flatMap((fact): Reading[] => {
      if (typeof fact.value !== 'number') return [];
      if (fact.unit === 'percent') return [exactly(fact.value, percent(fact.value), [fact])];
      if (!size || typeof size.value !== 'number' || size.value < fact.value) return [];
      return [
        exactly(
          (fact.value / size.value) * 100,
          `${fact.value} of ${size.value} (${percent((fact.value / size.value) * 100)})`,
          [fact, size],
          `${fact.value} of ${size.value} directors`,
        ),
      ];
    });
    return { readings };
  };
}

function countOf(key: 'women_directors' | 'diverse_directors') {
  return (filing: Filing): Readings => ({
    readings: factsOf(filing, key).flatMap((fact) =>
      typeof fact.value === 'number' && fact.unit !== 'percent'
        ? [exactly(fact.value, String(fact.value), [fact])]
        : [],
    ),
  });
}

/** Women and ethnically diverse directors overlap by an unknown number, so the two counts only give bounds. */
function diversity(filing: Filing): Readings {
  const [women] = share('women_directors')(filing).readings;
  const [diverse] = share('diverse_directors')(filing).readings;
  const known = [women, diverse].filter((reading) => reading !== undefined);
  if (known.length === 0) return { readings: [] };
  const low = Math.max(...known.map((reading) => reading.low));
  const high =
    known.length === 2
      ? Math.min(
          100,
          known.reduce((sum, reading) => sum + reading.high, 0),
        )
      : 100;
  const stated = [women && `women ${women.stated}`, diverse && `racially or ethnically diverse ${diverse.stated}`]
    .filter(Boolean)
    .join(', ');
  return {
    readings: [
      {
        low,
        high,
        stated,
        facts: known.flatMap((reading) => reading.facts),
        confidence: Math.min(...known.map((reading) => reading.confidence)),
        working: 'The two groups overlap, so their shares only bound the whole',
      },
    ],
  };
}

function opposition(filing: Filing): Readings {
  return {
    readings: numbers('say_on_pay_support')(filing).readings.map((reading) => ({
      ...reading,
      low: 100 - reading.high,
      high: 100 - reading.low,
      stated: `${percent(100 - reading.high)} (support ${reading.stated})`,
      working: '100% less the support',
    })),
  };
}

function auditorTenure(filing: Filing): Readings {
  const year = filing.meetingYear;
  if (year === null) return { readings: [], reason: 'The year of the meeting is not known.' };
  return {
    readings: factsOf(filing, 'auditor_since').flatMap((fact) => {
      const since = Number(String(fact.value).slice(0, 4));
      return since > 1850 && since <= year
        ? [exactly(year - since, `${year - since} years (since ${since})`, [fact], `${since} to ${year}`)]
        : [];
    }),
  };
}

function largestHolder(filing: Filing): Readings {
  return {
    readings: factsOf(filing, 'largest_holder').flatMap((fact) => {
      const item: FactItem | undefined = Array.isArray(fact.value) ? fact.value[0] : undefined;
      const held = item?.percent;
      return typeof held === 'number'
        ? [exactly(held, `${typeof item?.holder === 'string' ? `${item.holder}, ` : ''}${percent(held)}`, [fact])]
        : [];
    }),
  };
}

function specialMeeting(filing: Filing): Readings {
  return {
    readings: factsOf(filing, 'special_meeting_right').flatMap((fact) => {
      const value = Number(/(\d+(?:\.\d+)?)\s?%/.exec(String(fact.value))?.[1]);
      return value > 0 ? [exactly(value, percent(value), [fact])] : [];
    }),
  };
}

function overboardingLimit(filing: Filing): Readings {
  return {
    readings: factsOf(filing, 'overboarding_limit')
      .slice(0, 1)
      .flatMap((fact) => {
        const value = Number(/^(\d+)/.exec(String(fact.value))?.[1]);
        return value > 0 ? [exactly(value, String(fact.value), [fact])] : [];
      }),
  };
}

/** The value is the limit of the policy; the seats that directors actually hold are not read. */
function boardSeats(filing: Filing): Readings {
  const [policy] = overboardingLimit(filing).readings;
  const known = policy ? ` The policy allows ${policy.stated} (page ${policy.facts[0]?.page ?? '?'}).` : '';
  return {
    readings: [],
    reason: `How many boards each director sits on is not stated in a form that can be counted.${known}`,
  };
}

const separate = (filing: Filing): Readings => ({
  readings: factsOf(filing, 'chair_ceo_separate').flatMap((fact) =>
    typeof fact.value === 'boolean' ? [exactly(fact.value ? 0 : 1, fact.value ? 'separate' : 'combined', [fact])] : [],
  ),
});

const READERS: Record<FactMetricKey, (filing: Filing) => Readings> = {
  ceo_pay_ratio: numbers('ceo_pay_ratio', 'ratio'),
  median_employee_pay: numbers('median_employee_pay', 'USD'),
  ceo_total_pay: numbers('ceo_total_pay', 'USD'),
  ceo_ownership_multiple: numbers('ceo_ownership_multiple', 'times'),
  director_ownership_multiple: numbers('director_ownership_multiple', 'times'),
  say_on_pay_support: numbers('say_on_pay_support', 'percent'),
  say_on_pay_opposition: opposition,
  audit_fees: numbers('audit_fees', 'USD'),
  audit_related_fees: numbers('audit_related_fees', 'USD'),
  tax_fees: numbers('tax_fees', 'USD'),
  total_auditor_fees: numbers('total_auditor_fees', 'USD'),
  non_audit_to_audit_fees: nonAuditToAudit,
  non_audit_fee_share: nonAuditShare,
  auditor_tenure: auditorTenure,
  attendance: numbers('board_attendance', 'percent'),
  term_limit: numbers('term_limit', 'years'),
  retirement_age: numbers('retirement_age', 'years'),
  overboarding_limit: overboardingLimit,
  board_meetings: numbers('board_meetings'),
  board_women: share('women_directors'),
  board_ethnic_diversity: share('diverse_directors'),
  board_diversity: diversity,
  women_directors: countOf('women_directors'),
  diverse_directors: countOf('diverse_directors'),
  board_independence: independence,
  board_non_independence: (filing) => ({
    readings: people(filing).map(({ facts, part, whole }) =>
      exactly(
        ((whole - part) / whole) * 100,
        `${whole - part} of ${whole} (${percent(((whole - part) / whole) * 100)})`,
        facts,
        `${part} of ${whole} directors are independent`,
      ),
    ),
  }),
  non_independent_directors: (filing) => ({
    readings: people(filing).map(({ facts, part, whole }) =>
      exactly(whole - part, `${whole - part} of ${whole}`, facts),
    ),
  }),
  independent_directors: (filing) => ({
    readings: people(filing).map(({ facts, part, whole }) => exactly(part, `${part} of ${whole}`, facts)),
  }),
  board_size: numbers('board_size'),
  director_board_seats: boardSeats,
  special_meeting_threshold: specialMeeting,
  largest_holder: largestHolder,
  shareholder_proposals: listLength('shareholder_proposals'),
  classified_board: yesNo('classified_board', [true], [false], (value) =>
    value === true ? 'classified' : 'elected annually',
  ),
  plurality_vote: yesNo('director_vote_standard', ['plurality'], ['majority']),
  dual_class_shares: yesNo('dual_class_shares', [true], [false], (value) =>
    value === true ? 'unequal votes' : 'one vote a share',
  ),
  combined_chair_ceo: separate,
  lead_independent_director: presence('lead_independent_director'),
  clawback_policy: yesNo('clawback_policy', ['yes', true], ['no', false]),
  hedging_permitted: yesNo('hedging_policy', ['permitted'], ['prohibited']),
  pledging_permitted: yesNo('pledging_policy', ['permitted'], ['prohibited']),
  supermajority: yesNo('supermajority', [true], [false], (value) =>
    value === true ? 'required for some matters' : 'none',
  ),
  poison_pill: yesNo('poison_pill', [true], [false], (value) => (value === true ? 'in place' : 'none')),
  proxy_access: presence('proxy_access'),
  special_meeting_right: presence('special_meeting_right'),
  annual_say_on_pay: yesNo('say_on_pay_frequency', ['every year'], ['every two years', 'every three years']),
};

/** The newest filing's readings for a metric; empty when the product reads no such fact. */
export function readMetric(metric: string, filing: Filing): Readings {
  return isFactMetric(metric) ? READERS[metric](filing) : { readings: [] };
}

function isFactMetric(metric: string): metric is FactMetricKey {
  return Object.hasOwn(READERS, metric);
}
