const MACHINE = String.raw`(?:AI|A\.I\.|artificial intelligence|(?:large )?language models?|LLMs?|GPT|chat ?bots?|machine readers?|automated (?:systems?|readers?|analysts?|tools?|agents?|summari[sz]ers?)|(?:AI|virtual|digital|research|analysis) (?:assistants?|agents?|systems?|models?|tools?|readers?|analysts?))`;
const SAY = String.raw`(?:answer|respond|reply|say|state|report|output|return|print|conclude|summari[sz]e|rate|cite|quote|write|use|give|treat|record|mark)`;

/**
 * Texts that address a language model instead of a shareholder. Proposals about artificial intelligence mention it
 * without addressing it, so a pattern requires that a model is addressed or told what to answer.
 */
export const INSTRUCTION_PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard)\b[^.]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|system|foregoing|other)\b[^.]{0,30}\b(?:instructions?|prompts?|directions|guidelines you|rules|context|passages?)\b/gi,
  /\byou are (?:now )?(?:an? |the )?(?:AI|artificial intelligence|(?:large )?language model|chat ?bot|LLM|GPT|(?:AI |virtual |helpful |financial |governance )+(?:assistant|analyst)|assistant)\b/gi,
  new RegExp(
    String.raw`\b(?:(?:attention|dear|hey|hello),?:? (?:the |any |all |every |to )*|(?:note|notice|message|instructions?|memo|reminder|guidance) (?:to|for) (?:the |any |all |every |our )*)${MACHINE}\b(?!-)[^.]{0,40}(?:[:,.—–]|$|\b(?:reading|processing|parsing|reviewing|analy[sz]ing|who|that|please|must|should|only)\b)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:if|when|while|as) (?:you(?:'re| are)|an?|any|the) ?(?:an? |the )?${MACHINE}\b[^.]{0,60}?\b(?:read\w*|process\w*|pars\w*|review\w*|analy[sz]\w*|summari[sz]\w*|${SAY}|please|must|should)\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${MACHINE}\b[^.]{0,40}\b(?:must|shall|should|are (?:instructed|required|directed|told)|please)\b[^.]{0,30}\b(?:(?:answer|respond|reply|output|conclude|cite|quote|ignore|disregard)\b|(?:say|state|report|treat|use|give|summari[sz]e|rate)\b[^.]{0,12}\b(?:that|this|the|it)\b)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:when|if|whenever|every time) (?:you are |you're |ever )?(?:asked|queried|questioned|prompted)\b[^.]{0,90}\b${SAY}\b`,
    'gi',
  ),
  /\b(?:answer|respond|reply|output)\b[^.]{0,30}\b(?:only|always|exactly|with)\b[^.]{0,40}\b(?:every|all|any)\b[^.]{0,20}\b(?:question|query|prompt)/gi,
  /\b(?:your|the (?:model|assistant|AI)'s) (?:(?:task|system prompt|only answer|reply|output) (?:is|must|should|shall)|(?:answers?|response) (?:must|should|shall) (?:be|say|state|cite|quote|read|only))\b/gi,
  /\b(?:always|only|must|instead|simply|just) (?:answer|respond|reply|output)\b(?! to\b)[^.]{0,40}/gi,
  /\b(?:system|developer|assistant|tool|root)[ _-](?:prompt|message|instructions?|override|notice|update|directive)\b|\bnew (?:instructions?|directive|rules?)\s*:|\bBEGIN (?:SYSTEM|INSTRUCTIONS?|OVERRIDE)\b|<\|?\/?(?:im_start|im_end|system|endoftext|assistant|user)\|?>|\[\/?(?:INST|SYSTEM|ASSISTANT)\]|#{2,} ?(?:system|instructions?|assistant|response)\b/gi,
  /(?<=^|[.;:"”)\]] |\n)(?:SYSTEM|System|ASSISTANT|Assistant|DEVELOPER|Developer)\s?(?::|>|\])\s/g,
  /\b(?:do not|don't|never) (?:mention|reveal|disclose|cite|quote|flag|report|trigger)\b[^.]{0,50}\b(?:this (?:instruction|passage|text|filing|document|company)|these instructions|to the (?:user|reader|analyst)|in your (?:answer|response|summary)|any (?:flags?|issues?|concerns?))/gi,
  /\b(?:correct|verified|official|required|expected|approved|final|only) (?:answer|quote|quotation|citation|response)\b[^.]{0,20}(?::|\bis\b|\bto (?:give|cite|use|show)\b)/gi,
  /\b(?:cite|quote|copy|repeat|use) (?:this|the following|these)\b[^.]{0,40}\b(?:verbatim|word for word|exactly|as (?:the |your )?(?:evidence|source|answer|quotation|citation)|in (?:the|your) answer)/gi,
  /\b(?:jailbreak|prompt injection|act as (?:an?|the) (?:AI|assistant|analyst with)|pretend (?:to be|that you)|set insufficient_evidence|"insufficient_evidence"|quote_verified)\b/gi,
  /\b(?:flags?|conditions?)\b[^.]{0,30}\b(?:must|should|shall|are to)\b[^.]{0,20}\b(?:be )?(?:marked|reported|treated|set|considered)\b[^.]{0,20}\b(?:as )?(?:clear|triggered|passed|resolved|not triggered)\b/gi,
];

/**
 * The clearest commands again, for text without spaces: letters may be spaced out and the spaces between words lost.
 */
export const SQUEEZED_PATTERNS: readonly RegExp[] = [
  /(?:ignore|disregard|forget|override|bypass)(?:all|any|the|your|of|my)*(?:previous|prior|above|earlier|preceding|foregoing|other)(?:instructions?|prompts?|rules|directions|context)/gi,
  /youarenow(?:an?|the)?(?:AI|assistant|languagemodel|chatbot)/gi,
  /(?:system|developer)(?:prompt|message|override):/gi,
];
