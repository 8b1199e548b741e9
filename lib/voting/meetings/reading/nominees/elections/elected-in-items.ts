import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import { namedIn } from '../lists/nominated-in-text';

/** "2. The election of Jane B. Roe and Mark Poe, Jr. as Class B directors": an item of the notice, by its number. */
const itemThatElects = (number: string): RegExp =>
  new RegExp(
    String.raw`(?:^|\s)\(?${number}[.)]\s+(?:the |to )?(?:re-?)?elect(?:ion of)?\s(?<whom>[^;:]{5,500}?)` +
      String.raw`\sas\s(?:the\s)?(?:class\s\w+\s)?directors?\b`,
    'i',
  );

/**
 * The names that each election's item of the notice elects, in the order of the numbers, where classes of shares elect
 * directors in proposals of their own. Undefined unless every election names its own people and none names another's.
 */
export function electedInItems(
  filing: FilingText,
  numbers: readonly string[],
  people: readonly { name: string }[],
): string[][] | undefined {
  const pages = filing.pages.filter((page) => !isContentsPage(page));
  const lists = numbers.map((number) => {
    const pattern = itemThatElects(number);
    const found = pages.flatMap(({ text }) => namedIn(pattern.exec(text)?.groups?.whom ?? '', people) ?? []);
    return [...new Set(found)];
  });
  const names = lists.flat();
  return lists.every((list) => list.length > 0) && new Set(names).size === names.length ? lists : undefined;
}
