import type { FilingText } from '@/lib/reading/text/filing-text';
import type { FactKey } from './fact-keys';
import type { FactDraft } from './types';

/** A draft below this confidence does not count against another. */
const WEIGHTY = 0.5;

/** Why a draft is withheld; undefined when it is not. */
export type Reason = string | undefined;
export type Check = (draft: FactDraft, facts: DraftsByKey) => Reason;

/** The drafts of a filing, by key. */
export class DraftsByKey {
  constructor(
    readonly filing: FilingText,
    private readonly drafts: FactDraft[],
  ) {}

  of(key: FactKey): FactDraft[] {
    return this.drafts
      .filter((draft) => draft.key === key && draft.withheld === undefined && draft.confidence >= WEIGHTY)
      .toSorted((a, b) => b.confidence - a.confidence);
  }

  number(key: FactKey, period?: string | null): number | undefined {
    const found = this.of(key).find((draft) => period === undefined || (draft.period ?? null) === period);
    return typeof found?.value === 'number' ? found.value : undefined;
  }

  text(key: FactKey): string | undefined {
    const value = this.of(key)[0]?.value;
    return typeof value === 'string' ? value : undefined;
  }

  numbers(key: FactKey): number[] {
    return this.of(key).flatMap((draft) => (typeof draft.value === 'number' ? [draft.value] : []));
  }
}
