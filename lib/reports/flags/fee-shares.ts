import type { FactKey } from '@/lib/facts/fact-keys';
import { formatFactNumber } from '@/lib/facts/fact-words';
import type { Fact } from '@/lib/facts/fact';
import { factsOf, percent, type Filing } from './filing-facts';
import type { Readings } from './reading';

type Range = { low: number; high: number };
type Fees = {
  facts: Fact[];
  audit: number;
  /** Range of tax and other fees, from the known rows and the total. */
  nonAudit: Range;
  related: Range;
  total: Range;
};

const SILENT: Readings = {
  readings: [],
  reason: 'The filing states no tax or other fees that could be compared with the audit fees.',
};
const OF_SEVERAL_YEARS: Readings = { readings: [], reason: 'The fees stated are not for the same fiscal year.' };
const INCOMPLETE: Readings = {
  readings: [],
  reason: 'Neither the total fees nor every kind of fee could be read, so their shares are not known.',
};

/** Tax and other fees as a share of all fees. */
export function nonAuditShare(filing: Filing): Readings {
  return shareOf(filing, ({ total }) => total);
}

/** Ratio of tax and other fees to audit and audit-related fees. */
export function nonAuditToAudit(filing: Filing): Readings {
  return shareOf(filing, ({ audit, related }) => ({ low: audit + related.low, high: audit + related.high }));
}

function shareOf(filing: Filing, baseOf: (fees: Fees) => Range): Readings {
  const fees = feesOf(filing);
  if ('readings' in fees) return fees;
  const base = baseOf(fees);
  const low = (fees.nonAudit.low / base.high) * 100;
  const high = (fees.nonAudit.high / base.low) * 100;
  const isOne = percent(low) === percent(high);
  return {
    readings: [
      {
        low,
        high,
        stated: isOne ? percent(low) : `between ${percent(low)} and ${percent(high)}`,
        facts: fees.facts,
        confidence: Math.min(...fees.facts.map((fact) => fact.confidence)),
        working: `${money(fees.nonAudit)} tax and other fees against ${money(base)}`,
      },
    ],
  };
}

/** The known fees. A missing row is bounded by the total; without a total it is unknown. */
function feesOf(filing: Filing): Fees | Readings {
  const fee = (key: FactKey) => factsOf(filing, key).find((fact) => typeof fact.value === 'number');
  const [audit, related, tax, other, total] = [
    fee('audit_fees'),
    fee('audit_related_fees'),
    fee('tax_fees'),
    fee('other_fees'),
    fee('total_auditor_fees'),
  ];
  if (!audit || amount(audit) <= 0 || (!tax && !other)) return SILENT;
  // The deciding facts come first, because a letter has room for two.
  const facts = [tax ?? other, total, tax && other, audit, related].filter((fact) => fact !== undefined);
  if (new Set(facts.map((fact) => fact.period)).size > 1) return OF_SEVERAL_YEARS;
  if (!total && !(related && tax && other)) return INCOMPLETE;
  const known = amount(tax) + amount(other);
  const sum = total ? amount(total) : amount(audit) + amount(related) + known;
  // Rows in thousands or millions may differ from their sum by rounding.
  const rest = Math.max(0, sum - amount(audit) - amount(related) - known);
  const open = rest <= sum * ROUNDING ? 0 : rest;
  return {
    facts,
    audit: amount(audit),
    related: { low: amount(related), high: amount(related) + (related ? 0 : open) },
    nonAudit: { low: known, high: known + (tax && other ? 0 : open) },
    total: { low: sum, high: sum },
  };
}

const ROUNDING = 0.001;

function amount(fact: Fact | undefined): number {
  return typeof fact?.value === 'number' ? fact.value : 0;
}

function money({ low, high }: Range): string {
  return low === high
    ? formatFactNumber(low, 'USD')
    : `${formatFactNumber(low, 'USD')} to ${formatFactNumber(high, 'USD')}`;
}
