/** The committees that rules and questions name, whatever a filing calls them. */
export const COMMITTEES = ['audit', 'compensation', 'nominating'] as const;
export type Committee = (typeof COMMITTEES)[number];

/** The standard committee that a filing's own name means; undefined for any other. */
export function standardCommittee(name: string): Committee | undefined {
  if (/\baudit\b/i.test(name)) return 'audit';
  if (/\bcompensation\b|\bremuneration\b|\bpay\b|\bhuman (?:resources|capital)\b|\bpeople\b|\btalent\b/i.test(name))
    return 'compensation';
  return /\bnominat|\bgovernance\b|\bdirectors?['’]? affairs\b/i.test(name) ? 'nominating' : undefined;
}
