import { createHash } from 'node:crypto';
import type { VotingCondition } from '../schema-email';
import { sentencesOf, type Sentence } from '@/lib/format/sentences';

const EXPLANATION =
  'This sentence makes voting support depend on what the company does. SEC staff guidance of February 2025 ' +
  '(Regulation 13D-G interpretations, question 103.12) says that a shareholder who explicitly or implicitly ' +
  'conditions its vote on a change may be seen as influencing control, and may then lose the right to report on ' +
  'Schedule 13G.';
const SUGGESTION =
  'Say what you think and ask for the view of the Board, and leave the vote out: for example “We would like to ' +
  'understand how the Board intends to address this.”';

/** Things that are voted on; "support" for anything else is not a vote. */
const BALLOT = String.raw`(?:re-?elections?|elections?|directors?|nominees?|candidates?|chair(?:man|woman|person)?(?: of [^.,;]*)?|say[- ]on[- ]pay|proposals?|resolutions?|ballot|slates?|items?(?: \d+)?|board(?: members| nominees)?|(?:incumbent|audit|compensation|nominating|governance|remuneration|pay)(?: and \w+)? committee(?: (?:chair\w*|members?))?|management|auditors?|ratification|(?:equity|incentive|stock|share|bonus|option|omnibus)(?: \w+)? plans?|pay (?:plan|report|package|proposal)|compensation (?:plan|report|proposal|package)|remuneration (?:report|policy)|mr\.?|ms\.?|mrs\.?|dr\.?|(?:any|all|some) of (?:them|you|the)|you|your (?:ceo|chief executive)|him|her|them)`;

const VOTE_WORD =
  /\b(?:vot(?:e|es|ed|ing)|withhold(?:ing)?|abstain|abstention|ballots?|prox(?:y|ies) (?:for|against|will))\b/i;
const SUPPORT_OF_BALLOT = new RegExp(
  String.raw`\b(?:support(?:ing|s)?|back(?:ing)?|endors\w+|oppos(?:e|ing|ition to)|reject(?:ing)?)\s+(?:for |to |of |from )?(?:(?:the|your|his|her|their|its|any|all|each|every|this|that|these|both|incumbent|current|existing|company|company's|board's|management's|annual|next|upcoming|proposed|advisory|nominating|governance|audit|compensation|remuneration|lead|independent|executive|pay)\s+)*${BALLOT}\b`,
  'i',
);
const SUPPORT_NOUN =
  /\b(?:our|continued|future|ongoing|further|shareholder|my|fund's|clients'?)\s+(?:continued |continuing |future |ongoing |further |voting )?(?:support|backing|votes?|voting (?:decisions?|intentions?)|confidence vote|opposition|endorsement)\b/i;
const ANNOUNCED =
  /\b(?:support|votes?|opposition)\b[^.?!]{0,60}\b(?:will|would|may|might|could|can|cannot|is|are) (?:then |only |not |also |be )*(?:be|depend\w*|hinge|withdrawn|given|withheld|contingent|conditional|cast|forthcoming|available)\b/i;

const US =
  /\b(?:we|our|ours|i|my|us to (?:vote|support|back|endorse|withhold|oppose)|us (?:with )?no (?:choice|option|alternative)|the fund|our (?:fund|clients?|beneficiaries|organi[sz]ation))\b|\b(?:votes?|support|opposition|backing)\b[^.?!]{0,40}\b(?:will|would|may|could|can) (?:be|not be|depend|hinge|turn|continue|follow|go)\b|\bexpect (?:opposition|a vote|votes?)\b/i;

const CONDITION =
  /\b(?:unless|provided(?: that)?|providing(?: that)?|as long as|so long as|on (?:the )?condition(?: that)?|conditional(?:ly)?(?: up)?on|conditioned (?:up)?on|as a condition|a (?:pre)?condition (?:of|for|to)|condition(?:ing)? our|contingent (?:up)?on|depend(?:s|ent|ing)? (?:up|heavily |largely |entirely |directly |also |in part |partly )?(?:up)?on|hinges? on|turns? on|rests? on|tied to|linked to|in (?:return|exchange) for|until|absent|failing(?: that| which| this)?|otherwise|or else|only (?:if|when|once|after|where)|except if|barring|in the absence of|subject to|should (?:you|the (?:board|company|committee)|this|these|it|no|there|such)|were [^,.;]{1,60}? to\b|(?:support|votes?)\b[^.,;]{0,30}\b(?:taken for granted|in (?:doubt|question|jeopardy)|at risk)|without (?!prejudice|exception|hesitation|question|further ado|reservation))\b/i;
const IF = /\b(?:if|in case|in the event|assuming|once|when)\b/i;
/** "Tell us whether" is a question, not a condition. */
const INDIRECT_QUESTION =
  /\b(?:know|tell us|explain|understand|ask|asking|learn|hear|confirm|indicate|clarify|wonder|share|say|see|discuss|consider|decide|assess|describe) (?:if|whether|when)\b/gi;
/** Conditions on the votes of other people are allowed. */
const VOTES_OF_OTHERS =
  /\b(?:(?:share|stock)?holders|investors|brokers|proxies|owners|members|directors)\b[^,.;]{0,30}?\b(?:vot(?:e|es|ed|ing)|withh(?:e|o)ld|support|oppose)\b/gi;
/** "Votes" of others, as a noun. */
const VOTE_NOUN =
  /\b(?:a|the|this|that|any|an|to|shareholder|stockholder|advisory|binding|say-on-pay|annual|majority|yearly|future) vote\b(?! (?:for|against|in fav))/gi;
const PURPOSE =
  /\b(?:so that we (?:can|may|could|might|are able to)|in order (?:for us )?to|(?:to|would|will|could|can|might) (?:enable|allow|permit|help|get) us to|(?:would|will|could|can|may) (?:secure|earn|win|keep|retain|regain|merit|deserve) our (?:vote|support|confidence|backing)|before (?:we (?:feel|are) (?:able|comfortable) (?:to|in) )?(?:supporting|backing|endorsing|voting (?:for|in fav\w+))|to (?:earn|retain|keep|secure|win|regain|maintain|merit|deserve|receive|avoid|prevent|obtain)|before we (?:can|could|would|will|are able to)|for us to (?:be able to )?|if (?:you|the board|the company) (?:want|wants|wish|wishes|would like|hope|hopes|expect|expects|value|values|is to|are to)|requires? (?:you|the (?:board|company)))\b/i;
const CONSEQUENCE =
  /\b(?:will be reflected in|will (?:inform|affect|influence|determine|weigh on|guide|bear on|factor into|feed into|have consequences for)|would (?:affect|influence|determine|lead|cause|leave|compel|force|oblige)|leaves? us (?:with )?no (?:choice|option|alternative)|will (?:lead|cause|compel|force|oblige) us|result in|take (?:this|it|that|your (?:response|answer|reply|decision)) into account (?:when|in|as)|decide (?:how|whether) (?:we|to) (?:will )?vot\w*)\b/i;

/** Actions of a company, for sentences without a conditional clause to examine. */
const CHANGE =
  /\b(?:you|your|yours|the (?:board|company|committee|management|issuer|directors?|chair\w*)|chang\w*|commit\w*|adopt\w*|remov\w*|declassif\w*|appoint\w*|refresh\w*|amend\w*|redeem\w*|improv\w*|progress|respon[ds]\w*|inaction|actions?|reform\w*|address\w*|resol(?:ve|ved|ution of)|reduc\w*|increas\w*|separat\w*|steps?|eliminat\w*|disclos\w*|agree\w*|this|that|these|it|concerns?|stronger|cap|polic(?:y|ies)|provisions?)\b/i;
/** Conditions on time, necessity, law or ourselves; every other condition counts as one on the company's actions. */
const HARMLESS =
  /^\s*(?:that |it (?:would|is|helps|suits)|that (?:helps|suits)|you (?:have (?:any|further)|would like|wish to|want to|need|prefer|are (?:free|available))|time|schedules?|possible|necessary|needed|appropriate|required|any questions|convenient|requested|eligible|we |our |the (?:record date|meeting|annual meeting|agenda|proxy (?:card|statement)|ballot|tender|results?)(?: (?:is|are|has|have|opens?|closes?|takes|arrives?|becomes?)| on\b|$)|further|now\b|then\b|\d)/i;

const DENIED =
  /\b(?:(?:is|are|was|were|be|does|do|did|will|would|should) ?(?:not|n't|never|in no way)|isn't|aren't|doesn't|don't|won't|never|no|neither|nothing|without)\b[^.;:!?]{0,60}\b(?:condition\w*|contingent|depend\w*|tied|linked|hinge\w*|in (?:return|exchange) for|subject to|quid pro quo|influence|affect|bear on|determine)\b|\b(?:irrespective|regardless|independent(?:ly)?) of\b|\bwhether or not\b|\bin any (?:case|event)\b/i;
const DONE =
  /\b(?:we|the fund|our (?:fund|clients?)|i) (?:have |had |also |therefore |already |again )*(?:voted|supported|opposed|withheld|abstained|backed)\b/i;
const WILL =
  /\b(?:will|would|shall|may|might|could|can|cannot|can't|won't|wouldn't|intend\w*|plan(?:ning)? to|expect\w*|prepared to|minded to|inclined to|likely to|ready to|going to|propose to|consider\w*|reconsider|unable|able|not in a position|expect|depend\w*|must|should|hesitate|continue to|have to|need to|struggle to|find it (?:hard|difficult)|are? (?:open|willing)|happy to)\b/i;
const POLICY =
  /\b(?:our (?:\w+ )?(?:voting )?(?:guidelines?|polic(?:y|ies)|principles?)|under our|in line with our|we (?:generally|usually|typically|normally|ordinarily))\b/i;
const ASKS_THEM =
  /^\s*(?:could|would|can|will|may|might|do|does|did|how|what|why|which|who|when|where|has|have|is|are|should)\b[^.!]*\?\s*$/i;
const OTHERWISE =
  /^\s*(?:otherwise|if not|failing (?:that|this|which)|or else|in that case|in this case|should (?:this|that|it|you|the board)(?: not| fail| decline)?|if (?:this|that|it|you|the board|so|nothing)|absent (?:this|that|such)|without (?:this|that|such|it)|only then|until then|then|in return|in exchange|that would (?:allow|enable)|this would (?:allow|enable)|doing so would|a failure to|failure to)\b/i;

/** Conjunctions with the change before them and the vote after them. */
const REVERSED = /^(?:otherwise|or else)$/i;

/** Sentences that make voting support conditional on a change by the company, with their positions and the reason. */
export function findVotingConditions(text: string, writers: readonly string[] = []): VotingCondition[] {
  const named = writers.filter((writer) => writer.trim().length > 2);
  const sentences = sentencesOf(text);
  return sentences
    .filter((sentence, index) => conditions(spokenOf(sentence, named), index > 0 ? sentences[index - 1] : undefined))
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
function spokenOf(sentence: Sentence, writers: readonly string[]): string {
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
    /\bearn|retain|keep|secure|win|regain|merit|deserve|maintain|avoid|want|wish|hope|expect\b/i.test(match[0])
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
  return /^\s*(?:that )?(?:a majority of |other |enough |more |the )?(?:shareholders?|stockholders?|investors?|record date|law|rules?|the quorum|quorum|proxies|clients?)\b/i.test(
    clause,
  );
}

function idOf(sentence: string): string {
  return createHash('sha256').update(sentence.replace(/\s+/g, ' ').trim().toLowerCase()).digest('hex').slice(0, 16);
}
