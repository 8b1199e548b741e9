/** A small inline XBRL document for tests: contexts for years, instants, a product and a product's lot, and units. */
export function documentOf(body: string, hidden = ''): string {
  const period = (year: number) =>
    `<xbrli:period><xbrli:startDate>${year}-01-01</xbrli:startDate>` +
    `<xbrli:endDate>${year}-12-31</xbrli:endDate></xbrli:period>`;
  const instant = (year: number) => `<xbrli:period><xbrli:instant>${year}-12-31</xbrli:instant></xbrli:period>`;
  const entity = (segment = '') =>
    `<xbrli:entity><xbrli:identifier scheme="cik">0000000001</xbrli:identifier>${segment}</xbrli:entity>`;
  const context = (id: string, when: string, segment = '') =>
    `<xbrli:context id="${id}">${entity(segment)}${when}</xbrli:context>`;
  const chips = '<xbrldi:explicitMember dimension="srt:ProductOrServiceAxis">x:ChipsMember</xbrldi:explicitMember>';
  const lot = '<xbrldi:typedMember dimension="x:LotAxis"><x:lot>lot 7</x:lot></xbrldi:typedMember>';
  const segment = `<xbrli:segment>${lot}${chips}</xbrli:segment>`;
  const unit = (id: string, measure: string) =>
    `<xbrli:unit id="${id}"><xbrli:measure>${measure}</xbrli:measure></xbrli:unit>`;
  const perShare =
    '<xbrli:unit id="perShare"><xbrli:divide>' +
    '<xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator>' +
    '<xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator>' +
    '</xbrli:divide></xbrli:unit>';
  const contexts = [
    ...[2024, 2023, 2022].map((year) => context(`y${year}`, period(year)) + context(`at${year}`, instant(year))),
    context('segment', period(2024), segment),
    context('chips', period(2024), `<xbrli:segment>${chips}</xbrli:segment>`),
  ].join('');
  const plain = [unit('usd', 'iso4217:USD'), unit('pure', 'xbrli:pure'), unit('shares', 'xbrli:shares')];
  const units = `${plain.join('')}${perShare}`;
  return (
    '<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body><div style="display:none"><ix:header>' +
    `<ix:hidden>${hidden}</ix:hidden><ix:resources>${contexts}${units}</ix:resources></ix:header></div>` +
    `${body}</body></html>`
  );
}

type Settings = Partial<Record<'context' | 'unit' | 'scale' | 'sign' | 'format' | 'decimals' | 'nil', string>>;

export function number(name: string, printed: string, settings: Settings = {}): string {
  const { context = 'y2024', unit = 'usd', nil, ...rest } = settings;
  const others = Object.entries(rest).map(([key, value]) => ` ${key}="${value}"`);
  const isNil = nil ? ` xsi:nil="${nil}"` : '';
  const attributes = `name="${name}" contextRef="${context}" unitRef="${unit}"${others.join('')}${isNil}`;
  return `<ix:nonFraction ${attributes}>${printed}</ix:nonFraction>`;
}

export function text(name: string, printed: string, attributes = ''): string {
  return `<ix:nonNumeric name="${name}" contextRef="y2024" ${attributes}>${printed}</ix:nonNumeric>`;
}
