const MAX_STEM = 40;

/** "Varde Pension Fund" + "k3f9" → "varde-pension-fund-k3f9". The suffix distinguishes equal names. */
export function organizationSlug(name: string, suffix: string): string {
  const stem = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, MAX_STEM)
    .replace(/-+$/u, '');
  return stem ? `${stem}-${suffix}` : `organization-${suffix}`;
}
