import { type DocumentWarning, type PageLayout } from './types.ts';

const EXCERPT_CHARS = 200;

/** Passages that speak to a machine rather than to a shareholder. */
const PATTERNS: RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(previous|prior|above|earlier|preceding|all|any|your|system|foregoing)\b[^.]{0,30}\b(instructions?|prompts?|directions|guidelines|rules|context)\b/i,
  /\byou are (now )?(an? |the )?(AI|artificial intelligence|language model|chat ?bot|LLM|GPT|(AI |virtual |helpful )assistant)\b/i,
  /\b(AI|language models?|LLMs?|chat ?bots?|automated (systems?|readers?|analysts?))\b[^.]{0,60}\b(must|should|shall|are (instructed|required|directed)|please)\b[^.]{0,40}\b(answer|respond|reply|report|state|say|output|conclude|rate|summari[sz]e|ignore|recommend)\b/i,
  /\b(answer|respond|reply|output)\b[^.]{0,30}\b(only|always|exactly|with)\b[^.]{0,40}\b(every|all|any)\b[^.]{0,20}\b(question|query|prompt)/i,
  /\b(system|developer) (prompt|message)\b|\bnew instructions?\s*:|\bBEGIN (SYSTEM|INSTRUCTIONS?)\b|<\|?(im_start|system|endoftext)\|?>|\[\/?INST\]/i,
  /\b(do not|don't|never) (mention|reveal|disclose|cite|quote|flag|report)\b[^.]{0,40}\b(this (instruction|passage|text)|these instructions|to the (user|reader|analyst)|in your (answer|response|summary))/i,
  /\b(jailbreak|prompt injection|act as (an?|the) (AI|assistant|analyst with)|pretend (to be|that you))\b/i,
];

/** Finds instruction-like text on a page. It is reported to the reader and obeyed by nothing. */
export function findInstructions(page: PageLayout): DocumentWarning[] {
  const text = page.text.replace(/\s+/g, ' ');
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const start = Math.max(0, match.index - 40);
    return [{
      kind: 'instruction_like_text',
      page: page.page,
      excerpt: text.slice(start, start + EXCERPT_CHARS).trim(),
      detail: 'This page contains text written like an instruction to a machine. It is treated as plain text and followed by nothing.',
    }];
  }
  return [];
}
