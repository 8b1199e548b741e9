import { oneOf, plainWords, type Alternatives } from '../patterns';

/** Forms of companies that are abbreviations, without the point that belongs to them. */
export const POINTED_FORMS = plainWords('Inc, Corp, Co, Ltd');
export const POINTED_FORM = oneOf(POINTED_FORMS);

/** American forms as names print them most, and those of partners' firms. Readers add what else they know by name. */
export const SHORT_FORMS = plainWords('Inc, Corp');
export const LIMITED_FORMS = plainWords('LLC, LLP');
/** American and British forms in single words, short and in full. */
export const WORD_FORMS = [
  ...SHORT_FORMS,
  ...LIMITED_FORMS,
  ...plainWords('Incorporated, Corporation, Co, Company, PLC, Ltd, Limited, LP'),
];

/** With what most companies' names end and hardly a name of anybody else, without a point. */
export const COMMON_FORMS: Alternatives = ['Inc', [/Corp(?:oration)?/, 'Corporation'], 'LLC', 'Ltd', 'plc'];
export const COMMON_FORM = oneOf(COMMON_FORMS);

/** European forms that are short words in capitals. */
export const EUROPEAN_FORMS = plainWords('AG, SE, ASA, AB');

/** With what the names of companies of any country end. */
export const LEGAL_FORMS: Alternatives = [
  ...COMMON_FORMS,
  'Incorporated',
  [/Compan(?:y|ies)/, 'Company'],
  'Co',
  'Limited',
  'PLC',
  [/L\.P/, 'L.P'],
  'LP',
  [/N\.V/, 'N.V'],
  [/S\.A/, 'S.A'],
  [/N\.A/, 'N.A'],
  [/A\/S/, 'A/S'],
  ...EUROPEAN_FORMS,
];
