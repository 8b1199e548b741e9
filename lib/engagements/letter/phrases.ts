import { SMALL_NUMBERS } from '@/lib/format/words/number-words';
import type { LetterTone } from './plan';

type Opening = { sender: string; filings: string; meeting: string | null; points: number };

export type Phrases = {
  greeting: (company: string) => string;
  opening: (told: Opening) => string;
  /** Variants are used in rotation, so that the points are not all worded alike. */
  guideline: ((condition: string) => string)[];
  noWords: string;
  /** Phrases around the one question of a point. */
  ask: ((question: string) => string)[];
  meetingRequest: string;
  times: (times: readonly string[]) => string;
  closing: string;
  signOff: string;
};

const COUNTS = ['no', ...SMALL_NUMBERS.slice(1, 13)];
const points = (count: number) => `${COUNTS[count] ?? 'a number of'} ${count === 1 ? 'point' : 'points'}`;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const bullets = (times: readonly string[]) => times.map((time) => `- ${time}`).join('\n');

export const PHRASES: Record<LetterTone, Phrases> = {
  professional: {
    greeting: () => 'Dear Members of the Board,',
    opening: ({ sender, filings, meeting, points: count }) =>
      `I am writing on behalf of ${sender}${meeting ? ` ${meeting}` : ''}. We have read ${filings} with care and ` +
      `would value the Board's view on ${points(count)}. Page numbers are those of our PDF copy.`,
    guideline: [
      (condition) => `Our guidelines ask us to raise this where ${condition}.`,
      (condition) => `We raise this point with companies where ${condition}, as our guidelines ask.`,
      (condition) => `Under our guidelines we ask about this where ${condition}.`,
    ],
    noWords: 'We did not find words on this in the filing and may have missed them.',
    ask: [(question) => question],
    meetingRequest:
      'We would welcome a written reply, or a conversation with the director or committee responsible, at a time ' +
      'that suits you.',
    times: (times) =>
      `For a call, we could offer these times (your local time); others are just as welcome:\n${bullets(times)}`,
    closing:
      'Thank you for your attention. Our aim is to understand how the Board sees these matters, and we look ' +
      'forward to hearing from you.',
    signOff: 'Kind regards,',
  },
  formal: {
    greeting: (company) => `To the Board of Directors of ${company}`,
    opening: ({ sender, filings, meeting, points: count }) =>
      `We write on behalf of ${sender}${meeting ? ` ${meeting}` : ''}. Having reviewed ${filings}, we ` +
      `respectfully seek the Board's position on the following ${count === 1 ? 'point' : points(count)}. Page ` +
      'references are to our PDF copy.',
    guideline: [
      (condition) => `Under our guidelines, the matter is to be raised where ${condition}.`,
      (condition) => `Our guidelines provide for an inquiry where ${condition}.`,
    ],
    noWords: 'Our review did not identify any statement on this matter in the filing.',
    ask: [
      (question) => `We should be grateful for the Board's response to the following question. ${question}`,
      (question) => `In this respect, we respectfully ask: ${lowerFirst(question)}`,
      (question) => `May we ask the following of the Board? ${question}`,
    ],
    meetingRequest:
      'We would be grateful for a written response. Alternatively, we would be pleased to meet with the ' +
      'responsible director or committee at the convenience of the Board.',
    times: (times) =>
      'Should a meeting be preferred, we respectfully propose the following times (local time of the company):\n' +
      `${bullets(times)}`,
    closing: 'We appreciate the attention of the Board to these matters.',
    signOff: 'Yours faithfully,',
  },
  friendly: {
    greeting: (company) => `Dear ${company} Board,`,
    opening: ({ sender, filings, meeting, points: count }) =>
      `I hope this note finds you well. I'm writing on behalf of ${sender}${meeting ? ` ${meeting}` : ''}. Thank ` +
      `you for the work that goes into your disclosures: we've read ${filings} with interest, and we'd love to ` +
      `hear your thoughts on ${points(count)}. (Page numbers are those of our PDF copy.)`,
    guideline: [
      (condition) => `Our guidelines suggest a chat about this where ${condition}.`,
      (condition) => `We like to ask about this under our guidelines where ${condition}.`,
      (condition) => `This comes up in our guidelines where ${condition}.`,
    ],
    noWords: "We couldn't find words on this in the filing, and we may well have missed them.",
    ask: [
      (question) => `We'd be glad to learn more: ${lowerFirst(question)}`,
      (question) => question,
      (question) => `We're curious: ${lowerFirst(question)}`,
    ],
    meetingRequest: 'A short reply or a call would both be great, whichever is easier for you.',
    times: (times) =>
      "If a call suits you, how about one of these times (your local time)? We're happy to fit in with your " +
      `diary:\n${bullets(times)}`,
    closing:
      'Thanks so much for your time. We really appreciate an open conversation and look forward to hearing from you.',
    signOff: 'With warm regards,',
  },
};
