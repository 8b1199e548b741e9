import { alternatives, oneOf, wholeWords } from '../../format/patterns.ts';
import {
  ADDRESSES,
  AFTER_ADDRESSED,
  AFTER_ANSWER_NAME,
  ANSWER_ATTRIBUTES,
  ANSWER_LIMITS,
  ANSWER_NAMES,
  ANSWER_VERBS,
  CITING_VERBS,
  CITING_WAYS,
  DEMANDED_OF_MACHINES,
  DISCLOSING_VERBS,
  FLAG_NAMES,
  FLAG_OUTCOMES,
  IGNORED_KINDS,
  IGNORED_NAMES,
  IGNORE_VERBS,
  KNOWN_INJECTIONS,
  MACHINE_WORDS,
  MARKING_VERBS,
  MUST_VERBS,
  NOT_TO_BE_DISCLOSED,
  QUESTION_NAMES,
  SAY_WORDS,
  SQUEEZED_ARTICLES,
  SQUEEZED_IGNORE_VERBS,
  SQUEEZED_KINDS,
  SQUEEZED_NAMES,
  SYSTEM_MARKS,
  TASKS_STATED,
  YOU_ARE_A_MACHINE,
  TASKS_OF_MACHINES,
  ASKED_OF_MACHINES,
} from './instruction-words-patterns.ts';

const MACHINE = oneOf(MACHINE_WORDS);
const SAY = oneOf(SAY_WORDS);

/**
 * Texts that address a language model instead of a shareholder. Proposals about artificial intelligence mention it
 * without addressing it, so a pattern requires that a model is addressed or told what to answer.
 */
export const INSTRUCTION_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${oneOf(IGNORE_VERBS)}\b[^.]{0,40}\b${oneOf(IGNORED_KINDS)}\b[^.]{0,30}\b` +
      String.raw`${oneOf(IGNORED_NAMES)}\b`,
    'gi',
  ),
  new RegExp(String.raw`\byou are (?:now )?(?:an? |the )?${oneOf(YOU_ARE_A_MACHINE)}\b`, 'gi'),
  new RegExp(String.raw`\b${oneOf(ADDRESSES)}${MACHINE}\b(?!-)[^.]{0,40}${oneOf(AFTER_ADDRESSED)}`, 'gi'),
  new RegExp(
    String.raw`\b(?:if|when|while|as) (?:you(?:'re| are)|an?|any|the) ?` +
      String.raw`(?:an? |the )?${MACHINE}\b[^.]{0,60}?\b` +
      String.raw`(?:${alternatives(TASKS_OF_MACHINES)}|${SAY}|${alternatives(ASKED_OF_MACHINES)})\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${MACHINE}\b[^.]{0,40}\b(?:must|shall|should|are (?:instructed|required|directed|told)|` +
      String.raw`please)\b[^.]{0,30}\b${oneOf(DEMANDED_OF_MACHINES)}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:when|if|whenever|every time) (?:you are |you're |ever )?` +
      String.raw`(?:asked|queried|questioned|prompted)\b[^.]{0,90}\b${SAY}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${oneOf(ANSWER_VERBS)}\b[^.]{0,30}\b${oneOf(ANSWER_LIMITS)}` +
      String.raw`\b[^.]{0,40}\b(?:every|all|any)\b[^.]{0,20}\b${oneOf(QUESTION_NAMES)}`,
    'gi',
  ),
  new RegExp(String.raw`\b(?:your|the (?:model|assistant|AI)'s) ${oneOf(TASKS_STATED)}\b`, 'gi'),
  /\b(?:always|only|must|instead|simply|just) (?:answer|respond|reply|output)\b(?! to\b)[^.]{0,40}/gi,
  new RegExp(alternatives(SYSTEM_MARKS), 'gi'),
  /(?<=^|[.;:"”)\]] |\n)(?:SYSTEM|System|ASSISTANT|Assistant|DEVELOPER|Developer)\s?(?::|>|\])\s/g,
  new RegExp(
    String.raw`\b(?:do not|don't|never) ${oneOf(DISCLOSING_VERBS)}\b[^.]{0,50}\b` + oneOf(NOT_TO_BE_DISCLOSED),
    'gi',
  ),
  new RegExp(
    String.raw`\b${oneOf(ANSWER_ATTRIBUTES)} ${oneOf(ANSWER_NAMES)}\b[^.]{0,20}${oneOf(AFTER_ANSWER_NAME)}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${oneOf(CITING_VERBS)} (?:this|the following|these)\b[^.]{0,40}\b${oneOf(CITING_WAYS)}`,
    'gi',
  ),
  wholeWords(KNOWN_INJECTIONS, 'gi'),
  new RegExp(
    String.raw`\b${oneOf(FLAG_NAMES)}\b[^.]{0,30}\b${oneOf(MUST_VERBS)}\b[^.]{0,20}\b(?:be )?` +
      String.raw`${oneOf(MARKING_VERBS)}\b[^.]{0,20}\b(?:as )?${oneOf(FLAG_OUTCOMES)}\b`,
    'gi',
  ),
];

/**
 * The clearest commands again, for text without spaces: letters may be spaced out and the spaces between words lost.
 */
export const SQUEEZED_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`${oneOf(SQUEEZED_IGNORE_VERBS)}${oneOf(SQUEEZED_ARTICLES)}*${oneOf(SQUEEZED_KINDS)}` +
      oneOf(SQUEEZED_NAMES),
    'gi',
  ),
  /youarenow(?:an?|the)?(?:AI|assistant|languagemodel|chatbot)/gi,
  /(?:system|developer)(?:prompt|message|override):/gi,
];
