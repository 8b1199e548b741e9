import type { StoredFigure } from '../company-statements';

export type PartKind = 'segment' | 'region' | 'product';

/** A stored figure of a part of the company: of a segment, a region, or a kind of product. */
export type PartFigure = StoredFigure & { kind: PartKind; member: string };

/** Axes that divide a company, by their names without prefix, which taxonomies of different years change. */
const KINDS: Readonly<Record<string, PartKind>> = {
  StatementBusinessSegmentsAxis: 'segment',
  SegmentsAxis: 'segment',
  StatementGeographicalAxis: 'region',
  GeographicalAreasAxis: 'region',
  ProductOrServiceAxis: 'product',
  ProductsAndServicesAxis: 'product',
};

/** Axes as a query names them. */
export const PART_AXES = Object.keys(KINDS).flatMap((axis) =>
  ['us-gaap', 'srt', 'ifrs-full'].map((prefix) => `${prefix}:${axis}`),
);

const CONSOLIDATION_AXIS = 'ConsolidationItemsAxis';
/** Of the segments themselves, and not what is taken out between them or not given to any. */
const OF_SEGMENTS = /:OperatingSegmentsMember$/;
/** A company of one segment names it so beside each of its products. */
const ONLY_SEGMENT = /:ReportableSegment(?:Aggregation(?:Before\w*)?)?Member$/;

/**
 * The part that dimensions name; null for the whole, for a part of a part, and for other divisions (debt by
 * its kind, equity by its component).
 */
export function partOf(dimensions: Readonly<Record<string, string>>): { kind: PartKind; member: string } | null {
  const axes = Object.entries(dimensions)
    .map(([axis, member]) => ({ axis: axis.slice(axis.indexOf(':') + 1), member }))
    .filter(({ axis, member }) => axis !== CONSOLIDATION_AXIS || !OF_SEGMENTS.test(member));
  const own = axes.length > 1 ? axes.filter(({ member }) => !ONLY_SEGMENT.test(member)) : axes;
  const [only, ...others] = own;
  const kind = only && KINDS[only.axis];
  return only && kind && others.length === 0 ? { kind, member: only.member } : null;
}
