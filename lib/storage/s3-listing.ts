import { Parser } from 'htmlparser2';

/** One page of a bucket's list of objects, and where the next one begins. */
export function parseListing(xml: string): { keys: string[]; next: string | undefined } {
  const keys: string[] = [];
  let next: string | undefined;
  let text = '';
  const parser = new Parser(
    {
      onopentag: () => (text = ''),
      ontext: (part) => (text += part),
      onclosetag: (name) => {
        if (name === 'Key') keys.push(text);
        if (name === 'NextContinuationToken') next = text;
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { keys, next };
}
