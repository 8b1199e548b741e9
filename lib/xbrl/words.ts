import type { PageLayout } from '@/lib/pdf/types';

/** The words of a text as they are compared, each with its range. Numbers are words; so is a dash that is alone. */
export type Words = { ids: Int32Array; starts: Int32Array; ends: Int32Array };

/** The words of all pages in order, and the page of each. */
export type PageWords = Words & { pages: Int32Array };

const WORD = /\d+(?:[.,]\d+)*|\p{L}+|[\u2610-\u2612\u2713\u2714]|(?<![\p{L}\d])[-\u2010-\u2015\u2212](?![\p{L}\d])/gu;
const DASH = /^[-\u2010-\u2015\u2212]$/;
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Gives equal words equal numbers, in all texts of one comparison. */
export class Dictionary {
  private readonly known = new Map<string, number>();

  wordsOf(text: string): Words {
    const [ids, starts, ends]: [number[], number[], number[]] = [[], [], []];
    // What shows nothing is blanked and not dropped, so that ranges stay those of the text.
    const seen = UNSEEN.test(text) ? text.replace(UNSEEN, ' ') : text;
    for (const match of seen.matchAll(WORD)) {
      ids.push(this.idOf(match[0]));
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
    return { ids: Int32Array.from(ids), starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
  }

  pageWords(pages: readonly PageLayout[]): PageWords {
    const parts = pages.map((page) => ({ page: page.page, ...this.wordsOf(page.text) }));
    const size = parts.reduce((sum, { ids }) => sum + ids.length, 0);
    const all = {
      ids: new Int32Array(size),
      starts: new Int32Array(size),
      ends: new Int32Array(size),
      pages: new Int32Array(size),
    };
    let at = 0;
    for (const { page, ids, starts, ends } of parts) {
      all.ids.set(ids, at);
      all.starts.set(starts, at);
      all.ends.set(ends, at);
      all.pages.fill(page, at, at + ids.length);
      at += ids.length;
    }
    return all;
  }

  private idOf(word: string): number {
    const plain = DASH.test(word) ? '-' : word.toLowerCase().normalize('NFKC');
    const known = this.known.get(plain);
    if (known !== undefined) return known;
    this.known.set(plain, this.known.size);
    return this.known.size - 1;
  }
}
