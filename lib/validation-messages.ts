import type { z, ZodError } from 'zod';
import { AppError } from './errors';

type Issue = z.core.$ZodIssue;

/** Beginnings of the parser's default messages, used when a schema has no message of its own. */
const PARSER_WORDS = /^(?:Invalid|Too (?:small|big)|Unrecognized)\b/;

const KINDS: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

/** Where one of several forms is allowed, what is wrong with the form that comes nearest to the given value. */
function nearestIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const [nearest] = issue.errors.toSorted((one, other) => depthOf(other) - depthOf(one) || one.length - other.length);
  const [first] = nearest ?? [];
  return first ? nearestIssue({ ...first, path: [...issue.path, ...first.path] }) : issue;
}

/** How deep in the value a form fails: in a field of it, not at the value itself. */
const depthOf = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

/** What is wrong with one field, as a sentence for the user, without path or parser terms. */
function issueSentence(given: Issue): string {
  const issue = nearestIssue(given);
  const field = issue.path.findLast((part) => typeof part === 'string');
  const subject = typeof field === 'string' ? `The ${wordsOf(field)}` : 'The request';
  const isMissing = PARSER_WORDS.test(issue.message) && issue.message.endsWith('received undefined');
  if (isMissing && typeof field === 'string') return `Please give the ${wordsOf(field)}${placeOf(issue.path)}`;
  const text = PARSER_WORDS.test(issue.message)
    ? `${subject} ${ownWords(issue)}`
    : withSubject(subject, field, issue.message);
  return `${text}${placeOf(issue.path)}`;
}

/** Messages of the schemas are sentences, or continue after the field's name ("must be a year"). */
function withSubject(subject: string, field: PropertyKey | undefined, message: string): string {
  if (!/^[a-z]/.test(message)) return message;
  if (typeof field === 'string' && message.startsWith(`${field} `)) return `The ${message}`;
  return `${subject} ${message}`;
}

function ownWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? 'of another type'}`;
    case 'too_small':
      return `must ${sizeWords(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${sizeWords(issue.origin, 'at most', issue.maximum)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `must not contain ${issue.keys
        .slice(0, 5)
        .map((key) => `“${wordsOf(key)}”`)
        .join(', ')}`;
    case 'invalid_union':
      return 'must have one of the documented forms';
    default:
      return 'is not valid';
  }
}

function sizeWords(origin: string, bound: string, size: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${size} character${Number(size) === 1 ? '' : 's'}`;
  if (origin === 'array' || origin === 'set') return `hold ${bound} ${size} entr${Number(size) === 1 ? 'y' : 'ies'}`;
  return `be ${bound} ${size}`;
}

/** " (entry 1 of the queries)" for a field within a list. */
function placeOf(path: readonly PropertyKey[]): string {
  const at = path.findIndex((part) => typeof part === 'number');
  const list = path[at - 1];
  return at > 0 && typeof list === 'string' ? ` (entry ${Number(path[at]) + 1} of the ${wordsOf(list)})` : '';
}

/** 'company_ids' → "company ids"; long names sent by a client are cut. */
function wordsOf(field: string): string {
  return field.replaceAll('_', ' ').slice(0, 40);
}

/** Limits the answer to the first errors, for input with very many invalid entries. */
const MAX_FIELD_ERRORS = 100;

/** The 422 error for a failed parse; the detail is a sentence about the first field. */
export function invalidFrom(error: ZodError): AppError {
  const errors = error.issues
    .slice(0, MAX_FIELD_ERRORS)
    .map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const [first] = error.issues;
  const detail = first ? issueSentence(first) : 'The request is not valid.';
  return new AppError('invalid', detail, { errors, cause: error });
}
