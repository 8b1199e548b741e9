import type { FactKey } from './fact-keys';
import { FACT_TRAITS } from './fact-traits';
import type { FactItem } from './fact';
import { textOf, type FilingText } from '@/lib/reading/text/filing-text';
import { surnameOf } from '@/lib/reading/text/names/names';
import { quoteSupports } from './support/quote-supports';
import {
  hasDirectorException,
  womenNotConfirmed,
  listsWithdrawnProposal,
  hasLargerHolder,
  isFutureOffice,
  omitsOpposedProposal,
  namesUnknownPeople,
} from './agreement';
import { judgeWomen } from './readers/board/women-by-title';
import type { FactDraft } from './types';
import { feesMismatch, medianMismatch, partMismatch, ratioMismatch } from './checks-of-amounts';
import { DraftsByKey, type Check, type Reason } from './drafts-by-key';
import { alternatives } from '@/lib/format/patterns';
import { NO_HOLDER_WORDS } from './checks-patterns';

const LONGEST_NOTICE_DAYS = 100;
const MOST_LEAVING = 4;
/** Withholds every draft that contradicts other statements of the filing, with the reason. */
export function withholdDisagreeing(filing: FilingText, drafts: FactDraft[]): FactDraft[] {
  const facts = new DraftsByKey(filing, drafts);
  const checked = drafts.map((draft) => {
    const reason =
      draft.withheld ??
      CHECKS[draft.key]?.map((check) => check(draft, facts)).find((found) => found !== undefined) ??
      notShown(filing, draft);
    return reason === undefined ? draft : { ...draft, withheld: reason };
  });
  return checked.map((draft) =>
    draft.withheld === undefined && isOldBesideWithheld(draft, checked)
      ? { ...draft, withheld: 'the value of the latest year is withheld' }
      : draft,
  );
}

function notShown(filing: FilingText, draft: FactDraft): Reason {
  if (!FACT_TRAITS[draft.key].isShown || draft.source === 'xbrl') return undefined;
  const support = quoteSupports({
    key: draft.key,
    value: draft.value,
    unit: draft.unit ?? null,
    period: draft.period ?? null,
    quote: textOf(filing, draft.span),
  });
  return support.verdict === 'unsupported' ? support.reason : undefined;
}

/** A value of an earlier year must not replace the withheld value of the latest year. */
function isOldBesideWithheld(draft: FactDraft, all: FactDraft[]): boolean {
  const same = all.filter((other) => other.key === draft.key && other.period);
  const latest = same
    .map((other) => other.period ?? '')
    .toSorted()
    .at(-1);
  return (
    Boolean(draft.period) &&
    draft.period !== latest &&
    same.filter((other) => other.period === latest).every((other) => other.withheld !== undefined)
  );
}

const CHECKS: Partial<Record<FactKey, Check[]>> = {
  ceo_total_pay: [
    (draft, facts) =>
      !draft.period && facts.of('ceo_total_pay').some((other) => other.period && other.value !== draft.value)
        ? 'the Summary Compensation Table gives another total'
        : undefined,
  ],
  ceo_pay_ratio: [ratioMismatch],
  median_employee_pay: [medianMismatch],
  audit_fees: [partMismatch, feesMismatch],
  audit_related_fees: [partMismatch],
  tax_fees: [partMismatch],
  other_fees: [partMismatch],
  total_auditor_fees: [feesMismatch],
  record_date: [noticeMismatch],
  independent_directors: [independenceMismatch],
  women_directors: [
    atMostTheBoard,
    ofChart,
    (draft, facts) => judgeWomen(facts.filing, draft, namesOf(facts.of('nominees')[0])),
    (draft, facts) => womenNotConfirmed(facts.filing, draft, namesOf(facts.of('nominees')[0])),
  ],
  diverse_directors: [atMostTheBoard, ofChart],
  chair_ceo_separate: [chairMismatch],
  hedging_policy: [(draft, facts) => hasDirectorException(facts.filing, draft)],
  lead_independent_director: [
    (draft, facts) =>
      isSamePerson(draft.value, facts.text('ceo_name'))
        ? 'the chief executive is not an independent director'
        : undefined,
    (draft, facts) => isFutureOffice(facts.filing, draft),
  ],
  nominees: [(draft, facts) => namesUnknownPeople(facts.filing, draft)],
  largest_holder: [holdersMismatch, isHolder, (draft, facts) => hasLargerHolder(facts.filing, draft)],
  holders: [holdersMismatch, isHolder, (draft, facts) => hasLargerHolder(facts.filing, draft)],
  shareholder_proposals: [
    proposalsFollow,
    (draft, facts) => listsWithdrawnProposal(facts.filing, draft),
    (draft, facts) => omitsOpposedProposal(draft, facts.of('proposals')[0]),
  ],
  proposals: [proposalsFollow, (draft, facts) => listsWithdrawnProposal(facts.filing, draft)],
};

function noticeMismatch(draft: FactDraft, facts: DraftsByKey): Reason {
  const meeting = Date.parse(facts.text('meeting_date') ?? '');
  const days = (meeting - Date.parse(String(draft.value))) / 86_400_000;
  return days < 0 || days > LONGEST_NOTICE_DAYS ? 'it is not shortly before the meeting' : undefined;
}

function independenceMismatch(draft: FactDraft, facts: DraftsByKey): Reason {
  const match = /^(\d{1,2}) of (\d{1,2})$/.exec(String(draft.value));
  if (!match) return undefined;
  const [part, whole] = [Number(match[1]), Number(match[2])];
  if (part > whole) return 'more directors would be independent than there are';
  const sizes = [...facts.numbers('nominee_count'), ...facts.numbers('board_size')];
  // Directors who leave and seats that are not up for election make a board larger than its slate.
  if (sizes.length > 0 && !sizes.some((size) => whole >= size - 1 && whole <= size + MOST_LEAVING))
    return 'the board does not have as many directors';
  if (isOfLeaving(facts, whole)) return 'more directors are counted than stand for election';
  return part <= whole / 2 && !/\bcontrolled company\b/i.test(facts.filing.pages.map((page) => page.text).join(' '))
    ? 'a listed company that is not controlled has a majority of independent directors'
    : undefined;
}

/**
 * When all directors are elected each year, a board at least two larger than its slate includes directors who leave
 * before the elected board takes office.
 */
function isOfLeaving(facts: DraftsByKey, whole: number): boolean {
  const nominated = facts.number('nominee_count');
  return nominated !== undefined && whole >= nominated + 2 && facts.of('classified_board')[0]?.value === false;
}

function atMostTheBoard(draft: FactDraft, facts: DraftsByKey): Reason {
  const most = Math.max(0, ...facts.numbers('nominee_count'), ...facts.numbers('board_size'));
  return draft.unit !== 'percent' && most > 0 && Number(draft.value) > most ? 'there are fewer directors' : undefined;
}

/** Numbers in a row above their captions, as extracted from a chart, cannot be assigned to a caption. */
function ofChart(draft: FactDraft, facts: DraftsByKey): Reason {
  return /(?:\b\d{1,2}%?\s){3}/.test(textOf(facts.filing, draft.span))
    ? "the chart's numbers are separate from their captions"
    : undefined;
}

function chairMismatch(draft: FactDraft, facts: DraftsByKey): Reason {
  const chair = facts.text('board_chair');
  const chief = facts.text('ceo_name');
  if (!chair || !chief) return undefined;
  const isSame = isSamePerson(chair, chief);
  if (draft.value === true && isSame) return 'the filing names one person as chair of the board and chief executive';
  // The compensation table may name a chief executive who has left since.
  return undefined;
}

function isSamePerson(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' && surnameOf(a) === surnameOf(b);
}

function namesOf(draft: FactDraft | undefined): string[] {
  return Array.isArray(draft?.value)
    ? draft.value.flatMap((item: FactItem) => (typeof item.name === 'string' ? [item.name] : []))
    : [];
}

function holdersMismatch(draft: FactDraft, facts: DraftsByKey): Reason {
  const list = facts.of('holders')[0]?.value;
  if (!Array.isArray(list)) return undefined;
  const byClass = list
    .filter((item) => typeof item.percent === 'number')
    .reduce((sum, item) => sum + Number(item.percent), 0);
  if (byClass > 100) return 'the shares of the holders add up to more than the class';
  const outstanding = facts.numbers('shares_outstanding');
  const [first] = Array.isArray(draft.value) ? draft.value : [];
  const held =
    first && typeof first.shares === 'number' && typeof first.percent === 'number'
      ? first.shares / (first.percent / 100)
      : undefined;
  // The percentage may refer to another share class than the counted one, but not to one a hundred times smaller.
  return held !== undefined && outstanding.length > 0 && held < Math.min(...outstanding) / 100
    ? 'the shares held are not the stated percentage of the shares entitled to vote'
    : undefined;
}

const NO_HOLDER = new RegExp(alternatives(NO_HOLDER_WORDS), 'i');

function isHolder(draft: FactDraft): Reason {
  const items = Array.isArray(draft.value) ? draft.value : [];
  const wrong = items.find(
    (item) => typeof item.holder !== 'string' || NO_HOLDER.test(item.holder) || !/\p{L}{2}/u.test(item.holder),
  );
  return wrong ? `"${String(wrong.holder)}" is not a shareholder` : undefined;
}

function proposalsFollow(draft: FactDraft, facts: DraftsByKey): Reason {
  const numbersOf = (value: unknown) =>
    Array.isArray(value) ? value.map((item: FactItem) => Number(item.number)) : [];
  const all = numbersOf(facts.of('proposals')[0]?.value);
  const own = numbersOf(draft.value);
  const hasGap = own.some((number, index) => index > 0 && number - (own[index - 1] ?? 0) !== 1);
  if (hasGap) return 'a proposal between those that were read is missing';
  if (draft.key === 'proposals') return own[0] === 1 ? undefined : 'the first proposal was not read';
  return own.length > 0 && all.length > 0 && own.at(-1) !== all.at(-1)
    ? 'proposals of the company seem to follow those of shareholders'
    : undefined;
}
