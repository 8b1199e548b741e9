import { describe, expect, it } from 'vitest';
import { documentTypeOf, isFetchedAs, monitoredTypesOf, normalizeForm } from './forms';

describe('forms', () => {
  it('fetches every definitive proxy form as "proxy", and no preliminary or dissident one', () => {
    for (const form of ['DEF 14A', 'DEFA14A', 'DEFM14A', 'DEFR14A', 'DEFC14A', 'DEFA14A/A', 'DEF 14A/A'])
      expect(isFetchedAs(form, 'proxy'), form).toBe(true);
    for (const form of ['PRE 14A', 'PX14A6G', 'DFAN14A', 'DEFN14A', 'DEF 14C', '8-K'])
      expect(isFetchedAs(form, 'proxy'), form).toBe(false);
  });

  it('brings amendments and transition reports along with a base type', () => {
    for (const form of ['10-K', '10-K405', '10-KT', '10-K/A', '10-KT/A'])
      expect(isFetchedAs(form, '10-K'), form).toBe(true);
    expect(isFetchedAs('10-K', '10-K/A')).toBe(false);
    expect(isFetchedAs('10-KT/A', '10-K/A')).toBe(true);
    expect(isFetchedAs('NT 10-K', '10-K')).toBe(false);
    expect(isFetchedAs('DEFA14A', 'DEF 14A')).toBe(false);
  });

  it.each([
    ['10-K', ['10-K', '10-K405', '10-KT', '10-KT405', '10-KSB'], ['10-K/A', '10-K405/A', '10-KT/A', '10-KSB/A']],
    ['10-Q', ['10-Q', '10-QT', '10-QSB'], ['10-Q/A', '10-QT/A']],
    ['8-K', ['8-K', '8-K12B', '8-K15D5'], ['8-K/A', '8-K12B/A']],
    ['20-F', ['20-F'], ['20-F/A']],
  ] as const)(
    'fetches %s with its variants and their amendments, and the amendments alone when asked',
    (type, base, amendments) => {
      for (const form of [...base, ...amendments]) expect(isFetchedAs(form, type), form).toBe(true);
      for (const form of amendments) expect(isFetchedAs(form, `${type}/A`), form).toBe(true);
      for (const form of base) expect(isFetchedAs(form, `${type}/A`), form).toBe(false);
    },
  );

  it('fetches statements filed again with DEF 14A, and merger proxies with their amendments', () => {
    for (const form of ['DEF 14A', 'DEFR14A', 'DEF 14A/A', 'DEFC14A'])
      expect(isFetchedAs(form, 'DEF 14A'), form).toBe(true);
    for (const form of ['DEFA14A', 'DEFR14A', 'DEF 14A/A']) expect(isFetchedAs(form, 'DEF 14A/A'), form).toBe(true);
    for (const form of ['DEFM14A', 'DEFM14A/A'])
      expect([isFetchedAs(form, 'DEFM14A'), isFetchedAs(form, 'DEF 14A')], form).toEqual([true, false]);
  });

  it('counts a filing as the one monitored type it is', () => {
    expect(monitoredTypesOf('DEF 14A')).toEqual(['DEF 14A']);
    expect(monitoredTypesOf('DEFA14A')).toEqual(['DEF 14A/A']);
    expect(monitoredTypesOf('DEFR14A')).toEqual(['DEF 14A/A']);
    expect(monitoredTypesOf('10-KT')).toEqual(['10-K']);
    expect(monitoredTypesOf('10-Q/A')).toEqual(['10-Q/A']);
    expect(monitoredTypesOf('SC 13G')).toEqual([]);
  });

  it('names document types, with "Proxy" in every proxy type', () => {
    for (const form of ['DEF 14A', 'DEFA14A', 'DEFM14A', 'DEFR14A', 'DEFC14A', 'DEF/PROXY', 'PRE 14A', 'DEF 14A/A'])
      expect(documentTypeOf(form)).toContain('Proxy');
    expect(documentTypeOf('10-K')).toBe('Annual Report');
    expect(documentTypeOf('10-Q/A')).toBe('Quarterly Report (Amendment)');
    expect(documentTypeOf('8-K')).toBe('Current Report');
    expect(documentTypeOf('SD')).toBe('Other');
  });

  it('reads other spellings', () => {
    expect(normalizeForm(' def14a ')).toBe('DEF 14A');
    expect(normalizeForm('10-k/a')).toBe('10-K/A');
    expect(normalizeForm('DEFA14A')).toBe('DEFA14A');
  });
});
