import type { Filing } from './filings';

interface Registrant {
  name: string;
  ticker: string;
  exchange: string;
  sic: string;
  sicDescription: string;
  ownerOrg: string;
  ein: string;
  fiscalYearEnd: string;
  state: string;
  category: string;
  phone: string;
  fileNumber: string;
  street: string;
  city: string;
  addressState: string;
  zip: string;
  formerNames: { name: string; from: string; to: string }[];
}

const registrants: Record<string, Registrant> = {
  '0009901101': {
    name: 'Aldermoor Semiconductor Corp',
    ticker: 'ALDM',
    exchange: 'Nasdaq',
    sic: '3674',
    sicDescription: 'Semiconductors & Related Devices',
    ownerOrg: '04 Manufacturing',
    ein: '205550142',
    fiscalYearEnd: '0627',
    state: 'DE',
    category: 'Large accelerated filer',
    phone: '480-555-0142',
    fileNumber: '001-38214',
    street: '2100 WEST GERMANN ROAD',
    city: 'CHANDLER',
    addressState: 'AZ',
    zip: '85286',
    formerNames: [
      { name: 'Aldermoor Power Devices, Inc.', from: '2016-11-02T00:00:00.000Z', to: '2019-12-06T00:00:00.000Z' },
    ],
  },
  '0009901102': {
    name: 'Halvorsen Medical Devices, Inc.',
    ticker: 'HLVM',
    exchange: 'NYSE',
    sic: '3841',
    sicDescription: 'Surgical & Medical Instruments & Apparatus',
    ownerOrg: '08 Industrial Applications and Services',
    ein: '415550177',
    fiscalYearEnd: '1231',
    state: 'MN',
    category: 'Large accelerated filer',
    phone: '612-555-0177',
    fileNumber: '001-35601',
    street: '900 NORTH WASHINGTON AVENUE',
    city: 'MINNEAPOLIS',
    addressState: 'MN',
    zip: '55401',
    formerNames: [],
  },
  '0009901103': {
    name: 'KESTREL POINT WATER UTILITIES CORP',
    ticker: 'KPWU',
    exchange: 'NYSE',
    sic: '4941',
    sicDescription: 'Water Supply',
    ownerOrg: '01 Energy & Transportation',
    ein: '065550119',
    fiscalYearEnd: '1231',
    state: 'CT',
    category: 'Accelerated filer',
    phone: '860-555-0119',
    fileNumber: '001-06122',
    street: '14 HARBOR STREET',
    city: 'NEW LONDON',
    addressState: 'CT',
    zip: '06320',
    formerNames: [{ name: 'KESTREL POINT WATER CO', from: '1994-03-11T00:00:00.000Z', to: '2001-05-04T00:00:00.000Z' }],
  },
};

/** One submissions document per company, in the shape of the SEC's: filings.recent holds a column per array. */
export function submissions(all: Filing[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(registrants).map(([cik, registrant]) => [
      cik,
      submission(
        cik,
        registrant,
        all.filter((filing) => filing.cik === cik),
      ),
    ]),
  );
}

function submission(cik: string, r: Registrant, own: Filing[]): unknown {
  const newestFirst = [...own].sort((a, b) => b.filingDate.localeCompare(a.filingDate));
  const column = <T>(of: (filing: Filing, index: number) => T): T[] => newestFirst.map(of);
  const address = {
    street1: r.street,
    street2: null,
    city: r.city,
    stateOrCountry: r.addressState,
    zipCode: r.zip,
    stateOrCountryDescription: r.addressState,
    foreignStateTerritory: null,
    country: null,
    countryCode: null,
  };
  return {
    cik,
    entityType: 'operating',
    sic: r.sic,
    sicDescription: r.sicDescription,
    ownerOrg: r.ownerOrg,
    insiderTransactionForOwnerExists: 0,
    insiderTransactionForIssuerExists: 1,
    name: r.name,
    tickers: [r.ticker],
    exchanges: [r.exchange],
    ein: r.ein,
    lei: null,
    description: '',
    website: '',
    investorWebsite: '',
    category: r.category,
    fiscalYearEnd: r.fiscalYearEnd,
    stateOfIncorporation: r.state,
    stateOfIncorporationDescription: r.state,
    addresses: { mailing: { ...address, isForeignLocation: 0 }, business: { ...address, isForeignLocation: null } },
    phone: r.phone,
    flags: '',
    formerNames: r.formerNames,
    filings: {
      recent: {
        accessionNumber: column((f) => f.accession),
        filingDate: column((f) => f.filingDate),
        reportDate: column((f) => f.reportDate),
        acceptanceDateTime: column(
          (f, index) => `${f.filingDate}T${16 + (index % 2)}:${String((12 + index * 7) % 60).padStart(2, '0')}:41.000Z`,
        ),
        act: column(() => '34'),
        form: column((f) => f.form),
        fileNumber: column(() => r.fileNumber),
        filmNumber: column(
          (f, index) => `${f.filingDate.slice(2, 4)}${1204417 + index * 3391 + Number(cik.slice(-3))}`,
        ),
        items: column((f) => f.items ?? ''),
        core_type: column((f) => (f.isInlineXbrl ? 'XBRL' : f.form)),
        size: column((f) => Math.round(f.html.length * 1.62)),
        isXBRL: column((f) => (f.isInlineXbrl ? 1 : 0)),
        isInlineXBRL: column((f) => (f.isInlineXbrl ? 1 : 0)),
        primaryDocument: column((f) => f.primaryDocument),
        primaryDocDescription: column((f) => (f.form === 'DEF 14A' ? 'DEFINITIVE PROXY STATEMENT' : f.form)),
      },
      files: [],
    },
  };
}

/** Numbers far above those the SEC has given out, so that no real filer is meant by mistake. */
const invented: [number, string, string][] = [
  [9901207, 'ABDX', 'Arbordale Microdevices, Inc.'],
  [9901214, 'BRNK', 'Brennick Technologies Corp'],
  [9901221, 'CHIN', 'COLD HARBOR INSTRUMENTS INC'],
  [9901228, 'DMPS', 'Dunmore Power Systems, Inc.'],
  [9901235, 'EPHX', 'Eastlake Photonics Corp'],
  [9901242, 'FCRT', 'FARRANT CIRCUITS CORP'],
  [9901249, 'GWSC', 'Greywell Semiconductor Ltd.'],
  [9901256, 'HANL', 'HOLLIN ANALOG INC'],
  [9901263, 'IBGC', 'Ironbridge Controls Corp'],
  [9901270, 'JFDV', 'Juniper Flats Devices, Inc.'],
  [9901277, 'KSWK', 'Keswick Sensors Inc.'],
  [9901284, 'LNTH', 'Lanthorn Electronics, Inc.'],
  [9901291, 'MHNW', 'Marrow Hill Networks, Inc.'],
  [9901298, 'NRCM', 'NORTHAM COMPONENTS CORP'],
  [9901305, 'CVNS', 'Corvane Systems Inc.'],
  [9901312, 'TRNF', 'TARN VALLEY FOODS INC'],
  [9901319, 'OSTL', 'Ostrander Logistics Corp.'],
  [9901326, 'PRVB', 'PELL RIVER BANCORP'],
  [9901333, 'BRKC', 'Brackwater Components Inc.'],
  [9901340, 'QGHX', 'Quillon Group Holdings'],
  [9901347, 'STRI', 'Stratham Industrial Corp.'],
  [9901354, 'LMSY', 'Lowell Marine Systems Inc.'],
  [9901361, 'ORPL', 'Orrin Pulse Therapeutics, Inc.'],
  [9901368, 'SLMD', 'Saltmarsh Medical Corp'],
  [9901375, 'TVCR', 'Tavistock Cardio Ltd.'],
  [9901382, 'WNSG', 'Winslow Surgical Group, Inc.'],
  [9901389, 'PXOR', 'Paxton Orthopaedics Inc.'],
  [9901396, 'ILDX', 'Ilford Diagnostics, Inc.'],
  [9901403, 'GRVM', 'GREENVALE MEDICAL CORP'],
  [9901410, 'AMWS', 'ASHMERE WATER SERVICE CO'],
  [9901417, 'BLKW', 'BLACKSTRAND WATER CORP'],
  [9901424, 'DVRW', 'DELAVOIR WATERWORKS INC'],
  [9901431, 'HTNU', 'Hatherton Utilities Corp.'],
  [9901438, 'MRWU', 'MEREWETHER UTILITIES CO'],
  [9901445, 'SHWR', 'Shorewick Resources, Inc.'],
  [9901452, 'VLTB', 'Voltabrook Energy, Inc.'],
  [9901459, 'CMTE', 'Castlemont Energy Corp'],
  [9901466, 'PNDR', 'Pinder & Lowe Retail Group, Inc.'],
  [9901473, 'TLRN', 'Talloran Freight Lines, Inc.'],
  [9901480, 'OKSB', 'Oaksbridge Bancshares, Inc.'],
  [9901487, 'RDGS', 'Ridgesong Software, Inc.'],
  [9901494, 'FWHT', 'Fernwhite Hotels Corp.'],
];

/** The catalogue: our three companies among invented neighbours, keyed by position like the SEC's. */
export function companyTickers(): Record<string, { cik_str: number; ticker: string; title: string }> {
  const ours = Object.entries(registrants).map(([cik, r]): [number, string, string] => [Number(cik), r.ticker, r.name]);
  return Object.fromEntries(
    [...ours, ...invented].map(([cik, ticker, title], index) => [String(index), { cik_str: cik, ticker, title }]),
  );
}
