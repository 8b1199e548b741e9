import { describe, expect, it } from 'vitest';
import { readFacts } from '@/lib/facts/read-facts';
import { pageOf } from '@/lib/pdf/page-of.fixture';

const TABLE = `#Security Ownership of Certain Beneficial Owners
Name   Amount of beneficial ownership   Percent of class
Northgate Index Fund, Inc.   27,500,000   9.1%
100 Harbor Street, Boston, Massachusetts 02110
Calder Family Trust   21,150,000   7.0%
Meridian Asset Management   15,400,000   5.1%
All directors and executive officers as a group (14 persons)   3,000,000   1.0%`;

const factOf = (key: string, ...texts: string[]) =>
  readFacts({ pages: texts.map((text, index) => pageOf(text, index + 30)), sections: [] }).find(
    (fact) => fact.key === key,
  );

describe('the holders above five percent', () => {
  it('quote every row that the list rests on', () => {
    const fact = factOf('holders', TABLE);
    expect(Array.isArray(fact?.value) ? fact.value.map((item) => item.holder) : []).toEqual([
      'Northgate Index Fund, Inc.',
      'Calder Family Trust',
      'Meridian Asset Management',
    ]);
    for (const name of ['Northgate', 'Calder', 'Meridian']) expect(fact?.quote).toContain(name);
    expect(fact?.quote).not.toContain('as a group');
  });

  it('quote the largest alone where they are printed on two pages', () => {
    const fact = factOf(
      'holders',
      TABLE,
      '#Beneficial ownership of directors\nName   Shares owned   Percent of class\nRuth Calder   18,000,000   6.0%',
    );
    expect(Array.isArray(fact?.value) ? fact.value : []).toHaveLength(4);
    expect(fact?.quote).toContain('Northgate');
    expect(fact?.quote).not.toContain('Meridian');
  });
});

describe('the end of a group label', () => {
  it('is no holder', () => {
    const table = `${TABLE.split('\n').slice(0, 3).join('\n')}
All directors and executive officers as a group (13
persons)(16)   63,877,819   57.2%`;
    // A larger row without a holder's name withholds the largest holder.
    expect(factOf('largest_holder', table)).toBeUndefined();
  });
});

describe('since when the auditor serves', () => {
  it('is not taken from a firm that was dismissed', () => {
    expect(
      factOf(
        'auditor_since',
        'Old Firm LLP, which had audited the Company since 1994, was dismissed by the Audit Committee on March ' +
          '20, 2025.',
      ),
    ).toBeUndefined();
    expect(factOf('auditor_since', 'Example Firm LLP has served as our independent auditor since 2009.')?.value).toBe(
      2009,
    );
  });
});
