import { oneOf, plainWords, type Alternatives, wholeWords } from '../../format/patterns.ts';

export const AUTOMATED_THINGS: Alternatives = [
  [/assistants?/, 'assistant'],
  [/agents?/, 'agent'],
  [/systems?/, 'system'],
  [/models?/, 'model'],
  [/tools?/, 'tool'],
  [/readers?/, 'reader'],
  [/analysts?/, 'analyst'],
];

export const MACHINE_WORDS: Alternatives = [
  'AI',
  [/A\.I\./, 'A.I.'],
  'artificial intelligence',
  [/(?:large )?language models?/, 'language model'],
  [/LLMs?/, 'LLM'],
  'GPT',
  [/chat ?bots?/, 'chatbot'],
  [/machine readers?/, 'machine reader'],
  [/automated (?:systems?|readers?|analysts?|tools?|agents?|summari[sz]ers?)/, 'automated system'],
  [new RegExp(String.raw`(?:AI|virtual|digital|research|analysis) ${oneOf(AUTOMATED_THINGS)}`), 'AI assistant'],
];

export const SAY_WORDS: Alternatives = [
  'answer',
  'respond',
  'reply',
  'say',
  'state',
  'report',
  'output',
  'return',
  'print',
  'conclude',
  [/summari[sz]e/, 'summarise'],
  'rate',
  'cite',
  'quote',
  'write',
  'use',
  'give',
  'treat',
  'record',
  'mark',
];

export const IGNORE_VERBS = plainWords('ignore, disregard, forget, override, bypass, discard');

export const IGNORED_KINDS = plainWords(`
  previous, prior, above, earlier, preceding, all, any, your, system, foregoing, other,
`);

export const IGNORED_NAMES: Alternatives = [
  [/instructions?/, 'instruction'],
  [/prompts?/, 'prompt'],
  'directions',
  'guidelines you',
  'rules',
  'context',
  [/passages?/, 'passage'],
];

export const YOU_ARE_A_MACHINE: Alternatives = [
  'AI',
  'artificial intelligence',
  [/(?:large )?language model/, 'language model'],
  [/chat ?bot/, 'chatbot'],
  'LLM',
  'GPT',
  [/(?:AI |virtual |helpful |financial |governance )+(?:assistant|analyst)/, 'AI assistant'],
  'assistant',
];

export const ANSWER_VERBS = plainWords('answer, respond, reply, output');

export const ANSWER_LIMITS = plainWords('only, always, exactly, with');

export const QUESTION_NAMES: Alternatives = ['question', 'query', 'prompt'];

export const TASKS_STATED: Alternatives = [
  [/(?:task|system prompt|only answer|reply|output) (?:is|must|should|shall)/, 'task is'],
  [/(?:answers?|response) (?:must|should|shall) (?:be|say|state|cite|quote|read|only)/, 'answer must be'],
];

export const SYSTEM_TEXT_NAMES: Alternatives = [
  'prompt',
  'message',
  [/instructions?/, 'instruction'],
  'override',
  'notice',
  'update',
  'directive',
];

export const SYSTEM_MARKS: Alternatives = [
  [
    new RegExp(String.raw`\b(?:system|developer|assistant|tool|root)[ _-]${oneOf(SYSTEM_TEXT_NAMES)}\b`),
    'system prompt',
  ],
  [/\bnew (?:instructions?|directive|rules?)\s*:/, 'new instruction:'],
  [/\bBEGIN (?:SYSTEM|INSTRUCTIONS?|OVERRIDE)\b/, 'BEGIN SYSTEM'],
  [/<\|?\/?(?:im_start|im_end|system|endoftext|assistant|user)\|?>/, '<im_start>'],
  [/\[\/?(?:INST|SYSTEM|ASSISTANT)\]/, '[INST]'],
  [/#{2,} ?(?:system|instructions?|assistant|response)\b/, '##system'],
];

export const DISCLOSING_VERBS = plainWords('mention, reveal, disclose, cite, quote, flag, report, trigger');

export const NOT_TO_BE_DISCLOSED: Alternatives = [
  [/this (?:instruction|passage|text|filing|document|company)/, 'this instruction'],
  'these instructions',
  [/to the (?:user|reader|analyst)/, 'to the user'],
  [/in your (?:answer|response|summary)/, 'in your answer'],
  [/any (?:flags?|issues?|concerns?)/, 'any flag'],
];

export const ANSWER_ATTRIBUTES = plainWords('correct, verified, official, required, expected, approved, final, only');

export const ANSWER_NAMES = plainWords('answer, quote, quotation, citation, response');

export const AFTER_ANSWER_NAME: Alternatives = [
  [/:/, ':'],
  [/\bis\b/, 'is'],
  [/\bto (?:give|cite|use|show)\b/, 'to give'],
];

export const CITING_VERBS = plainWords('cite, quote, copy, repeat, use');

export const CITING_WAYS: Alternatives = [
  'verbatim',
  'word for word',
  'exactly',
  [/as (?:the |your )?(?:evidence|source|answer|quotation|citation)/, 'as evidence'],
  [/in (?:the|your) answer/, 'in the answer'],
];

export const KNOWN_INJECTIONS: Alternatives = [
  'jailbreak',
  'prompt injection',
  [/act as (?:an?|the) (?:AI|assistant|analyst with)/, 'act as a AI'],
  [/pretend (?:to be|that you)/, 'pretend to be'],
  [/set insufficient_evidence/, 'set insufficient_evidence'],
  [/"insufficient_evidence"/, '"insufficient_evidence"'],
  [/quote_verified/, 'quote_verified'],
];

export const FLAG_NAMES: Alternatives = [
  [/flags?/, 'flag'],
  [/conditions?/, 'condition'],
];

export const MUST_VERBS = plainWords('must, should, shall, are to');

export const MARKING_VERBS = plainWords('marked, reported, treated, set, considered');

export const FLAG_OUTCOMES = plainWords('clear, triggered, passed, resolved, not triggered');

export const SQUEEZED_IGNORE_VERBS = plainWords('ignore, disregard, forget, override, bypass');

export const SQUEEZED_ARTICLES = plainWords('all, any, the, your, of, my');

export const SQUEEZED_KINDS = plainWords('previous, prior, above, earlier, preceding, foregoing, other');

export const SQUEEZED_NAMES: Alternatives = [
  [/instructions?/, 'instruction'],
  [/prompts?/, 'prompt'],
  'rules',
  'directions',
  'context',
];

export const NOTES: Alternatives = [
  'note',
  'notice',
  'message',
  [/instructions?/, 'instruction'],
  'memo',
  'reminder',
  'guidance',
];

export const ADDRESSES: Alternatives = [
  [/(?:attention|dear|hey|hello),?:? (?:the |any |all |every |to )*/, 'attention: all '],
  [new RegExp(String.raw`${oneOf(NOTES)} (?:to|for) (?:the |any |all |every |our )*`), 'note to any '],
];

export const TO_A_MACHINE_WORDS: Alternatives = [
  'reading',
  'processing',
  'parsing',
  'reviewing',
  [/analy[sz]ing/, 'analysing'],
  'who',
  'that',
  'please',
  'must',
  'should',
  'only',
];

export const AFTER_ADDRESSED: Alternatives = [
  [/[:,.—–]/, ':'],
  [/$/, ''],
  [wholeWords(TO_A_MACHINE_WORDS), 'reading'],
];

export const DEMANDED_VERBS: Alternatives = [
  'answer',
  'respond',
  'reply',
  'output',
  'conclude',
  'cite',
  'quote',
  'ignore',
  'disregard',
];

export const DEMANDED_OF_MACHINES: Alternatives = [
  [new RegExp(String.raw`${oneOf(DEMANDED_VERBS)}\b`), 'answer'],
  [/(?:say|state|report|treat|use|give|summari[sz]e|rate)\b[^.]{0,12}\b(?:that|this|the|it)\b/, 'say that'],
];

/** What one asks of a machine that is given a text. */
export const TASKS_OF_MACHINES: Alternatives = [
  [/read\w*/, 'reading'],
  [/process\w*/, 'processing'],
  [/pars\w*/, 'parsing'],
  [/review\w*/, 'reviews'],
  [/analy[sz]\w*/, 'analyze'],
  [/summari[sz]\w*/, 'summarize'],
];

export const ASKED_OF_MACHINES: Alternatives = ['please', 'must', 'should'];
