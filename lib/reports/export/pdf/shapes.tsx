import { Path, Svg, View } from '@react-pdf/renderer';
import { color } from './styles';

export function BrandMark({ height }: { height: number }) {
  return (
    <Svg viewBox="0 0 14 24" style={{ height, width: (height * 14) / 24 }}>
      <Path d="M0 1.1h14" stroke={color.ink} strokeWidth={2.2} />
      <Path d="M7 2v11" stroke={color.evidence} strokeWidth={2} />
      <Path d="M2.6 12.5h8.8v4.3L7 23.5l-4.4-6.7z" fill={color.ink} />
    </Svg>
  );
}

const STROKE = { strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The three outcomes differ in shape as well as colour. */
export function OutcomeIcon({
  outcome,
  size = 9,
}: {
  outcome: 'triggered' | 'clear' | 'cannot_determine';
  size?: number;
}) {
  return (
    <Svg viewBox="0 0 24 24" style={{ width: size, height: size }}>
      {outcome === 'triggered' ? (
        <Path
          d="M4 15s1-1 4-1 5 2 8 2 4-1 4-1V3s-1 1-4 1-5-2-8-2-4 1-4 1zM4 22v-7"
          fill="none"
          stroke={color.warnSolid}
          {...STROKE}
        />
      ) : null}
      {outcome === 'clear' ? (
        <Path
          d="M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M9 12l2 2l4-4"
          fill="none"
          stroke={color.okSolid}
          {...STROKE}
        />
      ) : null}
      {outcome === 'cannot_determine' ? (
        <Path
          d="M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0"
          fill="none"
          stroke={color.undSolid}
          strokeWidth={1.75}
          strokeDasharray="4 3"
        />
      ) : null}
    </Svg>
  );
}

type FlagBarProps = { triggered: number; undetermined: number; clear: number; width: number };

/** Three parts in proportion; the undetermined part is an outline, so that it differs in grey print. */
export function FlagBar({ triggered, undetermined, clear, width }: FlagBarProps) {
  const parts = [
    { count: triggered, style: { backgroundColor: color.warnSolid } },
    {
      count: undetermined,
      style: {
        backgroundColor: color.undTint,
        borderWidth: 0.75,
        borderColor: color.undSolid,
        borderStyle: 'dashed' as const,
      },
    },
    { count: clear, style: { backgroundColor: color.okSolid } },
  ].filter(({ count }) => count > 0);
  return (
    <View style={{ flexDirection: 'row', width, height: 6, gap: 1.5 }}>
      {parts.map(({ count, style }, index) => (
        <View key={index} style={[{ flexGrow: count, flexBasis: 4, height: 6 }, style]} />
      ))}
    </View>
  );
}
