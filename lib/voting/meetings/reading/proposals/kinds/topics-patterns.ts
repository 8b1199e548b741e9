import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const CEO_WORDS: Alternatives = ['CEO', [/chief executive(?: officer)?/, 'chief executive']];

export const INDEPENDENT_CHAIR: Alternatives = [
  [/\bchair(?:man|woman|person)? of (?:the|our) board$/, 'chair of the board'],
  [/\bindependent (?:board )?chair/, 'independent chair'],
  [/\bchair\w*\b.*\b(?:independen|separat)/, 'chair be independen'],
  [/\bseparat\w*\b.*\b(?:chair\w*|CEO|roles?)\b/, 'separate the offices of chairman'],
  [/\bseparate the roles?\b/, 'separate the role'],
  [
    new RegExp(String.raw`\bchair\w* (?:and|&) (?:the )?${oneOf(CEO_WORDS)} (?:roles?|positions?|offices?)\b`),
    'chair and CEO roles',
  ],
];

export const CLIMATE: Alternatives = [
  [/\bclimate\b/, 'climate'],
  [/\bemissions?\b/, 'emission'],
  [/\bgreenhouse\b/, 'greenhouse'],
  [/\bGHG\b/, 'GHG'],
  [/\bnet[- ]zero\b/, 'net-zero'],
  [/\bfossil\b/, 'fossil'],
  [/\bcarbon\b/, 'carbon'],
  [/\bParis\b/, 'Paris'],
  [/\bscope 3\b/, 'scope 3'],
  [/\bclean energy\b/, 'clean energy'],
  [/\bdecarboni[sz]/, 'decarboniz'],
  [/\bgreen(?:wash| financ)/, 'greenwash'],
  [/\b(?:just|energy) transition\b/, 'just transition'],
  [/\bmethane\b/, 'methane'],
  [/\bdeforestation\b/, 'deforestation'],
  [/\bstrand(?:ed|ing)\b/, 'stranding'],
  [/\bscenario anal/, 'scenario anal'],
  [/\b\d(?:\.\d)?\s?(?:°|degrees?)(?:\s?C\b|\s?Celsius\b)?.*\bscenarios?\b/, '2 degree scenario'],
  [/\benvironmental justice\b/, 'environmental justice'],
  [/\benergy (?:supply )?financing\b/, 'energy financing'],
];

export const DIVERSITY_OR_PAY_EQUITY: Alternatives = [
  [/\bdiversity\b/, 'diversity'],
  [/\bpay equity\b/, 'pay equity'],
  [/\bpay gaps?\b/, 'pay gap'],
  [/\bgender\b/, 'gender'],
  [/\bracial\b/, 'racial'],
  [/\brace\b/, 'race'],
  [/\bequal opportunity\b/, 'equal opportunity'],
  [/\bEEO\b/, 'EEO'],
  [/\bcivil rights\b/, 'civil rights'],
  [/\bnon-?discriminat/, 'non-discriminat'],
  [/\bdiscriminat/, 'discriminat'],
  [/\bDEI\b/, 'DEI'],
  [/\binclusion\b/, 'inclusion'],
  [/\bharassment\b/, 'harassment'],
  [/\bprotected classes\b/, 'protected classes'],
];

export const SUPPLIES_OF_OTHER_TOPICS: Alternatives = [
  'water',
  [/plastics?/, 'plastic'],
  'packaging',
  [/animals?/, 'animal'],
  [/(?:pork|pigs?|gestation|eggs?|chickens?|poultry)/, 'pork'],
  [/antimicrobials?/, 'antimicrobial'],
  [/antibiotics?/, 'antibiotic'],
  [/pesticides?/, 'pesticide'],
  [/chemicals?/, 'chemical'],
  [/agricultur\w+/, 'agriculture'],
  'deforestation',
  [/forests?/, 'forest'],
  'biodiversity',
  [/emissions?/, 'emission'],
];

export const HUMAN_RIGHTS: Alternatives = [
  [/\bhuman rights\b/, 'human rights'],
  [/\bindigenous\b/, 'indigenous'],
  [/\bforced labou?r\b/, 'forced labor'],
  [/\bchild labou?r\b/, 'child labor'],
  [/\bworkers?'? rights\b/, 'worker rights'],
  [/\bfreedom of association\b/, 'freedom of association'],
  [/\bcollective bargaining\b/, 'collective bargaining'],
  [/\bconflict[- ](?:affected|complicit)\b/, 'conflict-affected'],
  [/\blabou?r rights\b/, 'labor rights'],
  [/\bwarehouse working conditions\b/, 'warehouse working conditions'],
  [/\bchild safety\b/, 'child safety'],
  [/\bcivil liberties\b/, 'civil liberties'],
  [/\bcustomer due diligence\b/, 'customer due diligence'],
  [/\bmisuse of (?:\w+ )?products\b/, 'misuse of products'],
  [new RegExp(String.raw`^(?!.*\b${oneOf(SUPPLIES_OF_OTHER_TOPICS)}\b).*\bsupply chains?\b`), 'supply chain'],
];

export const CHARITABLE_SPENDING: Alternatives = [
  'giving',
  [/gifts?/, 'gift'],
  [/contributions?/, 'contribution'],
  [/donations?/, 'donation'],
  'support',
  [/partnerships?/, 'partnership'],
  'spending',
];

export const POLITICAL_SPENDING_OR_LOBBYING: Alternatives = [
  [/\bpolitical\b(?! (?:views?|beliefs?|opinions?|viewpoints?))/, 'political'],
  [/\blobby/, 'lobby'],
  [/\belectioneering\b/, 'electioneering'],
  [/\bcontributions?\b.*\bcongruen/, 'contributions congruen'],
  [new RegExp(String.raw`\bcharitable (?:(?:and|or) \w+ )?${oneOf(CHARITABLE_SPENDING)}\b`), 'charitable giving'],
];
