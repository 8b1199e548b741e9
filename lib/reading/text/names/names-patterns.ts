import { MONTHS, WEEKDAYS } from '@/lib/format/words/months';
import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { ARABIC_PARTICLES, PARTICLES, PLAIN_TITLES, PLURAL_TITLES } from '@/lib/format/words/name-words';

/** What is written together with a surname: "al-Rashidi", "ben-Ari", "d'Aubert". */
export const PREFIX = "(?:[ae]l-|ben-|[dl]['’])?";

/** Of companies; some are surnames, too, so that they count only where nothing else makes the name a company's. */
export const COMPANY_WORDS: Alternatives = plainWords(
  'Holdings, Ventures, Foods, Solutions, Media, Video, Brands, Beverages, Athletic, Toys, Consumer, Credit, Retail, ' +
    'Stores, Pharma, Pharmaceuticals, Therapeutics, Biosciences, Systems, Networks, Motors, Airlines, ' +
    'Electric, Industries, Logistics, Software, Semiconductor, Hotels, Resorts, Properties, Realty, ' +
    'Insurance, Mutual, Savings, Bancorp, Bancshares, Outdoor, Apparel, Cosmetics, Entertainment, Studios, ' +
    'Wireless, Robotics, Aerospace, Railway, Shipping, Farms, Coffee, Restaurants, Brewing, Materials, ' +
    'Chemicals, Metals, Mining, Instruments, Devices, Analytics, Services, Products, Companies, Enterprises, ' +
    'Laboratories, Healthcare, Medical, Equipment, Technologies, Communications, Packaging',
);

export const NOT_A_NAME_WORDS: Alternatives = [
  'None',
  'Other',
  'Board',
  'Director',
  'Directors',
  'Chair',
  'Chairman',
  'Chairwoman',
  'Chairperson',
  [/Committees?/, 'Committee'],
  'Company',
  'Corporation',
  'Inc',
  'Annual',
  'Meeting',
  'Independent',
  'Executive',
  'Operating',
  'Officer',
  'Chief',
  'President',
  'Corporate',
  'Governance',
  'Compensation',
  'Proposal',
  'Stock',
  'Shares',
  'Common',
  'Class',
  'Audit',
  'Lead',
  'Vice',
  'Senior',
  'Fund',
  'Group',
  'Proxy',
  'Statement',
  'United',
  'States',
  'Securities',
  'Exchange',
  'Act',
  'Section',
  'Rule',
  'New',
  'York',
  'Our',
  'The',
  'Their',
  'This',
  'These',
  'As',
  'In',
  'At',
  'For',
  'Since',
  'Each',
  'All',
  ...PLAIN_TITLES,
  'Non',
  'Employee',
  'Former',
  'Retired',
  'Founder',
  [/Partners?/, 'Partner'],
  'Capital',
  'Management',
  'Table',
  'Contents',
  'Election',
  [/Nominees?/, 'Nominee'],
  'Name',
  'Age',
  'Policy',
  'Program',
  'Code',
  'Conduct',
  'North',
  'South',
  'America',
  'International',
  'Financial',
  'General',
  'Counsel',
  'Secretary',
  'Bank',
  'Trust',
  'University',
  'School',
  'Global',
  'Technology',
  'Energy',
  'Health',
  'Oversight',
  'Sustainability',
  'Environment',
  'Nominating',
  'Finance',
  'Responsibility',
  'Risk',
  'Role',
  'Leadership',
  'Structure',
  'Separate',
  'Effective',
  'Currently',
  'Under',
  'While',
  'When',
  'If',
  'By',
  'On',
  'And',
  'Of',
  'To',
  'From',
  'With',
  'Total',
  [/Matters?/, 'Matter'],
  'No',
  [/Years?/, 'Year'],
  'Plan',
  'Notice',
  'Form',
  'Report',
  'Summary',
  'Information',
  'Item',
  'Date',
  'Qualifications',
  'Experience',
  'Skills',
  'Portfolio',
  'Manager',
  'Address',
  'Occupation',
  'Biography',
  'Background',
  'Retirement',
  'Termination',
  'Age',
  'Composition',
  'Measure',
  'Average',
  'Median',
  'Street',
  'Avenue',
  'Suite',
  'Banking',
  [/Investments?/, 'Investment'],
  'Pay',
  [/Benefits?/, 'Benefit'],
  'Ratio',
  'Performance',
  [/Awards?/, 'Award'],
  [/Transactions?/, 'Transaction'],
  [/Agreements?/, 'Agreement'],
  [/Arrangements?/, 'Arrangement'],
  'Firm',
  'Accounting',
  'Equity',
  'Ownership',
  [/Guidelines?/, 'Guideline'],
  [/Interests?/, 'Interest'],
  [/Relationships?/, 'Relationship'],
  [/Proposals/, 'Proposals'],
  'Voting',
  [/Votes?/, 'Vote'],
  'Withhold',
  'Withheld',
  'Required',
  'Authorized',
  ...MONTHS,
  'Career',
  'Highlights',
  'Expertise',
  'Directorships',
  'Attributes',
  'Memberships',
  'Tenure',
  'Overview',
];

/** Second words of compounds that are not given names: "Long-term Growth". */
export const SECOND_WORDS = plainWords(
  'based, by, cap, class, down, end, ever, free, half, held, high, in, known, led, level, like, line, lived, long, ' +
    'made, name, of, off, on, only, out, owned, paid, party, price, range, run, rate, ready, scale, side, site, ' +
    'size, sized, stage, step, style, tax, term, tier, time, to, touch, up, user, value, wide, year',
);

/** "General" begins the names of companies and offices too. */
const RANKS = plainWords('Admiral, Colonel, Judge, Ambassador, Senator');
const BEFORE_SURNAME: Alternatives = [...PARTICLES, ...ARABIC_PARTICLES, [/St\./, 'St.']];

export const NAMES_WITH_TITLE_WORDS = [
  ...PLAIN_TITLES,
  ...PLURAL_TITLES,
  ...plainWords('Gen, Adm, Prof, Hon, Amb, Capt, Col, Maj, Lt, Sen, Gov, Rev'),
];

/** "Ms. Hale and Mr. Roe": the next title begins the next person. */
const NEXT_SURNAME = String.raw`(?!${oneOf(NAMES_WITH_TITLE_WORDS)}\.|${oneOf(RANKS)}\s)(\p{Lu}[\p{L}'’-]+)`;

/** "Ms. Hale", "Mr. van der Berg", "Admiral Low". */
export const NAMES_WITH_TITLE = new RegExp(
  String.raw`\b(?:${oneOf(NAMES_WITH_TITLE_WORDS)}\.|${oneOf(RANKS)})\s(?:${oneOf(BEFORE_SURNAME)}\s){0,2}` +
    String.raw`${PREFIX}(\p{Lu}[\p{L}'’-]+)(?:,\s${NEXT_SURNAME})*(?:,?\sand\s${NEXT_SURNAME})?`,
  'gu',
);

/** Words before a month's name that make it one: "Since May", "Monday June". */
const BEFORE_MONTH = [
  plainWords('In, On, By, Since, Until, Through, From, Of, Before, After, During, Between, To, Mid, Late, Early'),
  plainWords('Effective, Dated, Ended'),
  WEEKDAYS,
].flat();

/** Months and other words that are surnames after a first name, and first names before a surname. */
export const WORDS_AS_NAMES: Alternatives = [
  [/(?<=^\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s?){1,2}\s?)(?:March|May|June|August|Street|York|Stock)$/u, 'Gregory L. Street'],
  [
    new RegExp(
      String.raw`(?<=^(?!${oneOf(BEFORE_MONTH)}\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\s)(?:March|May|August)$`,
      'u',
    ),
    'Priyanka May',
  ],
  [/^(?:April|May|June|August)(?=\s\p{Lu}\.\s)/u, 'April D. Case'],
  [/^(?:April|June)(?=\s\p{Lu}[\p{L}'’-]+$)/u, 'April Case'],
];

/** Given names as they are written short, before their point. */
export const SHORT_GIVEN_NAMES = plainWords('Geo, Wm, Chas, Thos, Jas, Jos, Robt, Edw, Benj, Saml, Danl');
