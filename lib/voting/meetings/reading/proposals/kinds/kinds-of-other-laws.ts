import { oneOf } from '@/lib/format/patterns';
import { BINDING_PAY, PAID_PEOPLE } from './kinds-of-other-laws-patterns';

/**
 * Proposals that the law of other countries asks for and that are unusual in the United States, with an example each.
 */
export const OF_OTHER_LAWS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:recei(?:v|pt)|adopt|consider|approv)\w*\b.{0,60}\b(?:accounts|financial statements|annual report)\b/,
    'Receive the accounts',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:the|our|statutory|annual|consolidated|standalone|directors['’]) ){0,3}` +
        String.raw`(?:financial statements|annual reports?|reports? and accounts|accounts and reports?)\b`,
    ),
    'Annual report and accounts',
  ],
  [/\bindependent (?:voting rights )?(?:proxy|representative)\b/, 'Election of the independent proxy'],
  [/\bdischarg\w+\b.{0,80}\b(?:directors?|board|management|liability)\b/, 'Discharge of the board'],
  [/\breleas\w+\b.{0,80}\b(?:liability|activities)\b/, 'Release of the directors from liability'],
  [
    /\b(?:non-?financial matters|sustainability) report\b|\breports? on non-?financial\b/,
    'Vote on the report on non-financial matters',
  ],
  [
    /\b(?:appropriat|allocat|distribut)(?:e|ion)\b.{0,60}\b(?:profits?|earnings|dividends?|results?|reserves?)\b/,
    'Appropriation of available earnings',
  ],
  [/\b(?:declar|approv|pay)\w*\b.{0,40}\bdividends?\b|\bcarry(?:ing)? forward\b/, 'Declare a final dividend'],
  [
    new RegExp(
      String.raw`^(?!.*\b(?:advisory|plan|non-? ?binding)\b).*\b${oneOf(BINDING_PAY)}\b.{0,60}\b` +
        String.raw`(?:compensation|remuneration)\b.{0,60}\b${oneOf(PAID_PEOPLE)}\b`,
    ),
    'Maximum compensation of the board',
  ],
];
