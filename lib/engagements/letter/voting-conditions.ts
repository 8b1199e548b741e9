import { createHash } from 'node:crypto';
import type { VotingCondition } from '../schema-email';
import { sentencesOf, type Sentence } from '@/lib/format/sentences';
import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import {
  ANNOUNCED_FATES,
  ANNOUNCED_SUBJECTS,
  ANNOUNCED_VERBS,
  BALLOT_WORDS,
  BEFORE_ANNOUNCED_FATE,
  BEFORE_DONE,
  KINDS_OF_SUPPORT,
  OTHER_VOTERS,
  PAST_VOTES,
  SUPPORT_NAMES,
  US_WORDS,
  VOTE_NOUN_WORDS,
  VOTING_VERBS,
  WHOSE_SUPPORT,
  WILL_WORDS,
} from './voting-conditions-support-patterns';
import {
  ASKS_THEM_WORDS,
  BETWEEN_SUPPORT_AND_BALLOT,
  CHANGE_WORDS,
  CONDITION_WORDS,
  CONSEQUENCE_WORDS,
  DENIED_WORDS,
  HARMLESS_WORDS,
  INDIRECT_QUESTION_WORDS,
  OTHERWISE_WORDS,
  OTHER_SUBJECT,
  POLICY_WORDS,
  PURPOSE_VERBS,
  PURPOSE_WORDS,
  SUPPORTS,
} from './voting-conditions-patterns';

const EXPLANATION =
  'This sentence makes voting support conditional on what the company does. SEC staff guidance of February 2025 ' +
  '(Regulation 13D-G interpretations, question 103.12) says that a shareholder who explicitly or implicitly ' +
  'conditions its vote on a change may be seen as influencing control, and may then lose the right to report on ' +
  'Schedule 13G.';
const SUGGESTION =
  'Say what you think and ask for the view of the Board, and leave the vote out: for example “We would like to ' +
  'understand how the Board intends to address this.”';

/** What is voted on; support for anything else is not a vote. */
const BALLOT = oneOf(BALLOT_WORDS);

const VOTE_WORD =
  /\b(?:vot(?:e|es|ed|ing)|withhold(?:ing)?|abstain|abstention|ballots?|prox(?:y|ies) (?:for|against|will))\b/i;
const SUPPORT_OF_BALLOT = new RegExp(
  String.raw`\b${oneOf(SUPPORTS)}\s+(?:for |to |of |from )?` +
    String.raw`(?:${oneOf(BETWEEN_SUPPORT_AND_BALLOT)}\s+)*${BALLOT}\b`,
  'i',
);
const SUPPORT_NOUN = new RegExp(
  String.raw`\b${oneOf(WHOSE_SUPPORT)}\s+${oneOf(KINDS_OF_SUPPORT)}?${oneOf(SUPPORT_NAMES)}\b`,
  'i',
);
const ANNOUNCED = new RegExp(
  String.raw`\b${oneOf(ANNOUNCED_SUBJECTS)}\b[^.?!]{0,60}\b${oneOf(ANNOUNCED_VERBS)} ` +
    String.raw`${oneOf(BEFORE_ANNOUNCED_FATE)}*${oneOf(ANNOUNCED_FATES)}\b`,
  'i',
);

const US = new RegExp(alternatives(US_WORDS), 'i');

const CONDITION = wholeWords(CONDITION_WORDS, 'i');
const IF = /\b(?:if|in case|in the event|assuming|once|when)\b/i;
/** "Tell us whether" asks and sets no condition. */
const INDIRECT_QUESTION = new RegExp(String.raw`\b${oneOf(INDIRECT_QUESTION_WORDS)} (?:if|whether|when)\b`, 'gi');
/** What other people may vote is not ours to condition. */
const VOTES_OF_OTHERS = new RegExp(String.raw`\b${oneOf(OTHER_VOTERS)}\b[^,.;]{0,30}?\b${oneOf(VOTING_VERBS)}\b`, 'gi');
/** Votes of others, as a noun. */
const VOTE_NOUN = new RegExp(String.raw`\b${oneOf(VOTE_NOUN_WORDS)} vote\b(?! (?:for|against|in fav))`, 'gi');
const PURPOSE = wholeWords(PURPOSE_WORDS, 'i');
const CONSEQUENCE = wholeWords(CONSEQUENCE_WORDS, 'i');

/** What a vote is to be given for: "to retain our support". */
const VOTE_PURPOSE = new RegExp(alternatives(PURPOSE_VERBS), 'i');
/** What a company may do, for sentences without a clause of their own to look at. */
const CHANGE = wholeWords(CHANGE_WORDS, 'i');
/** Conditions on time, need, law or ourselves; every other condition is on something that the company does. */
const HARMLESS = new RegExp(String.raw`^\s*${oneOf(HARMLESS_WORDS)}`, 'i');

const DENIED = new RegExp(alternatives(DENIED_WORDS), 'i');
const DONE = new RegExp(
  String.raw`\b(?:we|the fund|our (?:fund|clients?)|i) ${oneOf(BEFORE_DONE)}*${oneOf(PAST_VOTES)}\b`,
  'i',
);
const WILL = wholeWords(WILL_WORDS, 'i');
const POLICY = wholeWords(POLICY_WORDS, 'i');
const ASKS_THEM = new RegExp(String.raw`^\s*${oneOf(ASKS_THEM_WORDS)}\b[^.!]*\?\s*$`, 'i');
const OTHERWISE = new RegExp(String.raw`^\s*${oneOf(OTHERWISE_WORDS)}\b`, 'i');

/** Conjunctions with the change before them and the vote after them. */
const REVERSED = /^(?:otherwise|or else)$/i;

/** Sentences that make voting support conditional on a change by the company, with their positions and the reason. */
export function findVotingConditions(text: string, writers: readonly string[] = []): VotingCondition[] {
  const named = writers.filter((writer) => writer.trim().length > 2);
  const sentences = sentencesOf(text);
  return sentences
    .filter((sentence, index) => conditions(ownWords(sentence, named), index > 0 ? sentences[index - 1] : undefined))
    .map((sentence) => ({
      id: idOf(sentence.text),
      sentence: sentence.text,
      start: sentence.start,
      end: sentence.end,
      explanation: EXPLANATION,
      suggestion: SUGGESTION,
      override: null,
    }));
}

/** Removes quoted words, which are the company's, and replaces our own name by "we". */
function ownWords(sentence: Sentence, writers: readonly string[]): string {
  const own = sentence.text
    .replace(/“[^”]*”|"[^"]*"/g, ' ')
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ');
  return writers.reduce((spoken, writer) => spoken.split(writer).join('we'), own);
}

function conditions(text: string, before: Sentence | undefined): boolean {
  if (!isVote(text.replace(VOTES_OF_OTHERS, ' ').replace(VOTE_NOUN, ' ')) || !US.test(text)) return false;
  if (DENIED.test(text) && !/\bunless\b/i.test(text)) return false;
  if (ASKS_THEM.test(text) && !PURPOSE.test(text) && !/\bin (?:return|exchange) for\b/i.test(text)) return false;
  if (DONE.test(text) && !WILL.test(text)) return false;
  if (CONSEQUENCE.test(text) && !isPolicyAlone(text)) return CHANGE.test(text);
  if (PURPOSE.test(text) && CHANGE.test(text.replace(PURPOSE, ' '))) return isPurposeOfVote(text);
  if (isPolicyAlone(text)) return false;
  const condition =
    CONDITION.exec(text) ??
    (WILL.test(text) || SUPPORT_NOUN.test(text)
      ? IF.exec(text.replace(INDIRECT_QUESTION, (asked) => ' '.repeat(asked.length)))
      : null);
  if (condition) {
    const clause = clauseAfter(text, condition.index + condition[0].length);
    if (OTHERWISE.test(text)) return true;
    if (/^in (?:return|exchange) for$/i.test(condition[0])) return true;
    if (REVERSED.test(condition[0])) return CHANGE.test(text.slice(0, condition.index));
    return !HARMLESS.test(clause) && !isOfShareholders(clause);
  }
  return OTHERWISE.test(text) && before !== undefined && CHANGE.test(before.text) && WILL.test(text);
}

function isVote(text: string): boolean {
  return VOTE_WORD.test(text) || SUPPORT_OF_BALLOT.test(text) || SUPPORT_NOUN.test(text) || ANNOUNCED.test(text);
}

/** A statement of voting policy that does not say what this company should do. */
function isPolicyAlone(text: string): boolean {
  return (
    POLICY.test(text) &&
    !/\b(?:you|your|the board (?:does|do|did|adopts?|commits?|removes?|makes?)|unless|until)\b/i.test(text)
  );
}

/** Matches "To retain our support" but not "to prepare our vote". */
function isPurposeOfVote(text: string): boolean {
  const match = PURPOSE.exec(text);
  if (!match) return false;
  const after = text.slice(match.index + match[0].length);
  if (
    /^before \S*ing\b|before (?:we|voting)/i.test(match[0]) &&
    /\b(?:need|see|require|expect|want|must|hope|look for)\b/i.test(text)
  )
    return true;
  const own = `${match[0]}${after}`;
  return SUPPORT_NOUN.test(own) ||
    SUPPORT_OF_BALLOT.test(own) ||
    /^\s*(?:continue to )?(?:be able to )?(?:vote|support|back|feel able to)\b/i.test(after) ||
    VOTE_PURPOSE.test(match[0])
    ? !/^\s*(?:cast|prepare|decide|inform|finali[sz]e|make)\b/i.test(after)
    : false;
}

function clauseAfter(text: string, from: number): string {
  const rest = text.slice(from);
  const end = /[,;:—]/.exec(rest);
  return end && end.index > 12 ? rest.slice(0, end.index) : rest;
}

/** Conditions on actions of other shareholders or on the law. */
function isOfShareholders(clause: string): boolean {
  return OTHER_SUBJECT.test(clause);
}

function idOf(sentence: string): string {
  return createHash('sha256').update(sentence.replace(/\s+/g, ' ').trim().toLowerCase()).digest('hex').slice(0, 16);
}
