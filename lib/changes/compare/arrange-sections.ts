import type { ComparedText, Pairing } from './types';

/** A line of the comparison: paragraphs of one side, or of both that belong together. */
export type Entry = { from: number[]; to: number[]; isMoved: boolean };
export type ArrangedSection = { title: string; fromTitle: string | null; entries: Entry[] };

/**
 * All paragraphs in the order of the newer filing, by its sections. What was removed is placed where it would be now:
 * after
 * what it followed. A section without a counterpart stands alone, after the one that it followed.
 */
export function arrangeSections(from: ComparedText, to: ComparedText, pairs: readonly Pairing[]): ArrangedSection[] {
  const pairOfFrom = new Map(pairs.flatMap((pair) => pair.from.map((index) => [index, pair] as const)));
  const pairOfTo = new Map(pairs.flatMap((pair) => pair.to.map((index) => [index, pair] as const)));
  const anchors = anchorsOfRemoved(from, pairOfFrom);

  const sections = new Map<number, ArrangedSection>();
  const order: { section: ArrangedSection; gone: boolean }[] = [];
  const goneSections = new Map<number, ArrangedSection>();
  const sectionOf = (index: number) => {
    const number = to.paragraphs[index]?.section ?? 0;
    let section = sections.get(number);
    if (!section) {
      section = { title: to.sections[number]?.title ?? '', fromTitle: null, entries: [] };
      sections.set(number, section);
      order.push({ section, gone: false });
    }
    return section;
  };
  const putRemoved = (anchor: string, into: ArrangedSection) => {
    for (const index of anchors.get(anchor) ?? []) into.entries.push({ from: [index], to: [], isMoved: false });
  };
  const putGoneSections = (anchor: string) => {
    for (const number of anchors.sections.get(anchor) ?? []) {
      const section: ArrangedSection = { title: from.sections[number]?.title ?? '', fromTitle: null, entries: [] };
      goneSections.set(number, section);
      order.push({ section, gone: true });
      for (const index of anchors.bySection.get(number) ?? [])
        section.entries.push({ from: [index], to: [], isMoved: false });
    }
  };

  putGoneSections('start');
  to.paragraphs.forEach((_paragraph, index) => {
    const section = sectionOf(index);
    const pair = pairOfTo.get(index);
    if (pair && pair.to[0] !== index) return;
    if (pair) putRemoved(`before ${pair.from[0] ?? ''}`, section);
    section.entries.push(pair ?? { from: [], to: [index], isMoved: false });
    if (pair) {
      const titles = pair.from.map((each) => from.sections[from.paragraphs[each]?.section ?? 0]?.title ?? '');
      section.fromTitle ??= titles[0] ?? null;
      for (const each of pair.from) putRemoved(`after ${each}`, section);
      for (const each of pair.from) putGoneSections(`after ${each}`);
    }
  });
  return order.map(({ section }) => section).filter(({ entries }) => entries.length > 0);
}

type Anchors = Map<string, number[]> & { sections: Map<string, number[]>; bySection: Map<number, number[]> };

/**
 * For each paragraph that is gone, the one of its own section that it was beside; for whole sections, the one
 * before.
 */
function anchorsOfRemoved(from: ComparedText, pairOfFrom: ReadonlyMap<number, Pairing>): Anchors {
  const anchors = Object.assign(new Map<string, number[]>(), {
    sections: new Map<string, number[]>(),
    bySection: new Map<number, number[]>(),
  });
  const add = <Key>(map: Map<Key, number[]>, key: Key, value: number) => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  const firstPaired = new Map<number, number>();
  from.paragraphs.forEach(({ section }, index) => {
    if (pairOfFrom.has(index) && !firstPaired.has(section)) firstPaired.set(section, index);
  });
  let lastPaired: number | null = null;
  let lastInOrder: number | null = null;
  from.paragraphs.forEach(({ section }, index) => {
    const pair = pairOfFrom.get(index);
    if (pair) {
      lastPaired = index;
      if (!pair.isMoved) lastInOrder = index;
      return;
    }
    const isBesideLast = lastPaired !== null && from.paragraphs[lastPaired]?.section === section;
    const next = firstPaired.get(section);
    if (isBesideLast) add(anchors, `after ${lastPaired}`, index);
    else if (next !== undefined) add(anchors, `before ${pairOfFrom.get(next)?.from[0] ?? next}`, index);
    else {
      if (!anchors.bySection.has(section))
        add(anchors.sections, lastInOrder === null ? 'start' : `after ${lastInOrder}`, section);
      add(anchors.bySection, section, index);
    }
  });
  return anchors;
}
