import { aldermoor } from './company';

const years = {
  2021: ['2020-06-28', '2021-06-26'],
  2022: ['2021-06-27', '2022-06-25'],
  2023: ['2022-06-26', '2023-06-24'],
  2024: ['2023-06-25', '2024-06-29'],
  2025: ['2024-06-30', '2025-06-28'],
} as const;

/** The hidden header that inline XBRL needs: facts without a place in the text, contexts and units. */
export function aldermoorIxHeader(): string {
  const contexts = Object.entries(years).map(
    ([year, [start, end]]) =>
      `<xbrli:context id="fy${year}"><xbrli:entity><xbrli:identifier ` +
      `scheme="http://www.sec.gov/CIK">${aldermoor.cik}</xbrli:identifier></xbrli:entity>` +
      `<xbrli:period><xbrli:startDate>${start}</xbrli:startDate>` +
      `<xbrli:endDate>${end}</xbrli:endDate></xbrli:period></xbrli:context>`,
  );
  const hidden = [
    ['dei:AmendmentFlag', 'false'],
    ['dei:DocumentType', 'DEF 14A'],
    ['dei:EntityRegistrantName', aldermoor.name],
    ['dei:EntityCentralIndexKey', aldermoor.cik],
    ['ecd:InsiderTrdPoliciesProcAdoptedFlag', 'true'],
    ['ecd:AwardTmgMnpiCnsdrdFlag', 'false'],
    ['ecd:MnpiDiscTimedForCompValFlag', 'false'],
  ].map(
    ([name, value], index) =>
      `<ix:nonNumeric contextRef="fy2025" name="${name}" id="h-${index}">${value}</ix:nonNumeric>`,
  );
  return (
    `<div style="display:none"><ix:header><ix:hidden>${hidden.join('')}</ix:hidden><ix:references ` +
    'xml:lang="en-US"><link:schemaRef xlink:type="simple" ' +
    `xlink:href="aldm-20250628.xsd"/></ix:references><ix:resources>${contexts.join('')}<xbrli:unit ` +
    'id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit><xbrli:unit ' +
    'id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit></ix:resources></ix:header></div>\n'
  );
}
