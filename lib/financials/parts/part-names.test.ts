import { describe, expect, it } from 'vitest';
import { partOf } from './part-figures';
import { partKindIn, memberWords, nameInQuestion, namesOfPart, nameKey } from './part-names';

describe('dimensions', () => {
  it('name a part where one axis divides the company', () => {
    expect(partOf({ 'srt:StatementGeographicalAxis': 'country:MX' })).toEqual({ kind: 'region', member: 'country:MX' });
    expect(
      partOf({
        'srt:ConsolidationItemsAxis': 'us-gaap:OperatingSegmentsMember',
        'us-gaap:StatementBusinessSegmentsAxis': 'acme:ToolsMember',
      }),
    ).toEqual({ kind: 'segment', member: 'acme:ToolsMember' });
    expect(
      partOf({
        'srt:ProductOrServiceAxis': 'acme:BulkMember',
        'us-gaap:StatementBusinessSegmentsAxis': 'acme:ReportableSegmentMember',
      }),
    ).toEqual({ kind: 'product', member: 'acme:BulkMember' });
  });

  it('name none where they divide a part, an elimination, or something else', () => {
    expect(partOf({})).toBeNull();
    expect(partOf({ 'us-gaap:StatementEquityComponentsAxis': 'us-gaap:CommonStockMember' })).toBeNull();
    expect(
      partOf({
        'srt:ProductOrServiceAxis': 'acme:FuelMember',
        'us-gaap:StatementBusinessSegmentsAxis': 'acme:StoresMember',
      }),
    ).toBeNull();
    expect(
      partOf({
        'srt:ConsolidationItemsAxis': 'us-gaap:IntersegmentEliminationMember',
        'us-gaap:StatementBusinessSegmentsAxis': 'acme:ToolsMember',
      }),
    ).toBeNull();
  });
});

describe('a member', () => {
  it.each([
    ['acme:CloudToolsSegmentMember', 'Cloud Tools'],
    ['acme:FabricandHomeCareMember', 'Fabric and Home Care'],
    ['acme:StoresUSMember', 'Stores US'],
    ['country:DE', 'Germany'],
    ['us-gaap:NonUsMember', 'Outside the United States'],
    ['us-gaap:EMEAMember', 'EMEA'],
  ])('%s is called %s', (member, words) => expect(memberWords(member)).toBe(words));

  it('goes by its name, with and without the company’s own, and by initials in capitals', () => {
    const named = namesOfPart({ member: 'acme:AcmeCloudToolsMember', label: 'Acme Cloud Tools' }, ['acme', 'inc']);
    expect(named.own).toContain('acmecloudtool');
    expect(named.short).toEqual(expect.arrayContaining(['cloudtool', '=ACT']));
  });

  it('has no name that is the company’s, nor one that any company could give a part', () => {
    const named = namesOfPart({ member: 'acme:AcmeUSMember', label: 'Acme US' }, ['acme', 'inc']);
    expect([...named.own, ...named.short]).not.toContain('acme');
    expect(namesOfPart({ member: 'us-gaap:ProductMember', label: 'Products' }, [])).toEqual({ own: [], short: [] });
  });
});

describe('a question', () => {
  const names = new Map([
    [nameKey(['Cloud', 'Tools']), 'cloud'],
    [nameKey(['Kitchen', '&', 'Blinds']), 'kitchen'],
    ['us', 'us'],
    ['=CT', 'cloud'],
  ]);

  it.each([
    ["What was Cloud Tools' revenue in 2024?", 'cloud', 'What was revenue in 2024?'],
    ['What was the revenue of kitchen and blinds?', 'kitchen', 'What was the revenue of ?'],
    ["What was CT's operating income?", 'cloud', 'What was operating income?'],
    ['What was revenue in the U.S. in 2024?', 'us', 'What was revenue in the in 2024?'],
  ])('%s names a part', (question, part, rest) =>
    expect(nameInQuestion(question, names)).toMatchObject({ part, rest }),
  );

  it.each([
    'Give us the revenue of 2024.',
    'What was revenue in US dollars?',
    'What was revenue in US$ millions?',
    'Did Cloud Tools or Kitchen & Blinds earn more?',
    'What did the ct segment earn?',
  ])('%s names none, or two', (question) => expect(nameInQuestion(question, names)).toBeNull());

  it('asks among one kind of parts', () => {
    expect(partKindIn('Which business segment grew the fastest?')).toBe('segment');
    expect(partKindIn('Which geographic segment grew the fastest?')).toBe('region');
    expect(partKindIn('Which product line sold most?')).toBe('product');
    expect(partKindIn('Which segment or region sold most?')).toBeNull();
    expect(partKindIn('Which year was the best?')).toBeNull();
  });
});
