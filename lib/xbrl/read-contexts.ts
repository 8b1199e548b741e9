import type { XbrlContext } from './types';

/** More contexts or members than any filing has. */
const MAX_CONTEXTS = 50_000;
const MAX_MEMBERS = 20;
const MAX_TEXT = 300;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;

type Draft = { id: string; entity: string; start: string | null; end: string; members: [string, string][] };
type Unit = { id: string; over: string[]; under: string[]; isUnder: boolean };

/** Collects the contexts and units of the header while the document streams by. */
export class ContextReader {
  readonly contexts = new Map<string, XbrlContext>();
  readonly units = new Map<string, string>();
  private draft: Draft | null = null;
  private unit: Unit | null = null;
  private axis: string | null = null;
  private words: string | null = null;

  open(name: string, attributes: Record<string, string>): void {
    const local = localOf(name);
    if (local === 'context') this.draft = { id: attributes.id ?? '', entity: '', start: null, end: '', members: [] };
    else if (local === 'unit') this.unit = { id: attributes.id ?? '', over: [], under: [], isUnder: false };
    else if (!this.draft && !this.unit) return;
    else if (local === 'unitdenominator' && this.unit) this.unit.isUnder = true;
    else if (local === 'explicitmember' || local === 'typedmember')
      [this.axis, this.words] = [attributes.dimension ?? '', ''];
    else if (LEAVES.has(local)) this.words = '';
  }

  text(text: string): void {
    if (this.words !== null && this.words.length < MAX_TEXT) this.words += text;
  }

  close(name: string): void {
    const local = localOf(name);
    if (local === '') return;
    const words = (this.words ?? '').trim().slice(0, MAX_TEXT);
    if (this.draft) this.closeInContext(this.draft, local, words);
    if (this.unit) this.closeInUnit(this.unit, local, words);
    if (LEAVES.has(local) || local === 'explicitmember' || local === 'typedmember') this.words = null;
  }

  private closeInContext(draft: Draft, local: string, words: string): void {
    if (local === 'identifier') draft.entity = words;
    else if (local === 'startdate') draft.start = words.slice(0, 10);
    else if (local === 'enddate' || local === 'instant') draft.end = words.slice(0, 10);
    else if ((local === 'explicitmember' || local === 'typedmember') && this.axis !== null) {
      if (draft.members.length < MAX_MEMBERS) draft.members.push([this.axis, words]);
      this.axis = null;
    } else if (local === 'context') {
      this.draft = null;
      if (!DATE.test(draft.end) || (draft.start !== null && !DATE.test(draft.start))) return;
      if (draft.id === '' || this.contexts.has(draft.id) || this.contexts.size >= MAX_CONTEXTS) return;
      const { entity, start, end } = draft;
      const dimensions = Object.fromEntries(draft.members.sort(([a], [b]) => (a < b ? -1 : 1)));
      this.contexts.set(draft.id, { entity, start, end, dimensions });
    }
  }

  private closeInUnit(unit: Unit, local: string, words: string): void {
    if (local === 'measure') (unit.isUnder ? unit.under : unit.over).push(words.slice(words.indexOf(':') + 1));
    else if (local === 'unit') {
      this.unit = null;
      if (unit.id === '' || unit.over.length === 0 || this.units.has(unit.id)) return;
      if (this.units.size >= MAX_CONTEXTS) return;
      const under = unit.under.length > 0 ? `/${unit.under.join('*')}` : '';
      this.units.set(unit.id, `${unit.over.join('*')}${under}`);
    }
  }
}

const LEAVES = new Set(['identifier', 'startdate', 'enddate', 'instant', 'measure']);

/** Empty for the elements of HTML, which have no prefix. */
function localOf(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? '' : name.slice(colon + 1);
}
