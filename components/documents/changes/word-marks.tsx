import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { ParagraphView } from '@/lib/changes/schema';
import { unchangedText, shortenWords } from '@/lib/changes/summary.rules';

const INSERTED =
  'rounded-[2px] bg-ok-tint px-px text-ok underline decoration-ok-solid decoration-[1.5px] ' +
  'underline-offset-[3px] box-decoration-clone';
const DELETED = 'rounded-[2px] bg-bad-tint px-px text-bad line-through box-decoration-clone';

type WordMarksProps = { paragraph: ParagraphView };

/** A paragraph with inserted and deleted words; longer unchanged parts are replaced by their word count. */
export function WordMarks({ paragraph: { state, from, to, words } }: WordMarksProps) {
  if (words.length === 0) {
    const text = to ?? from ?? '';
    return state === 'added' ? (
      <ins className={INSERTED}>{text}</ins>
    ) : state === 'removed' ? (
      <del className={DELETED}>{text}</del>
    ) : (
      <span>{text}</span>
    );
  }
  return shortenWords(words).map((piece, index) => {
    if (piece.op === 'alike')
      return (
        <span key={index} className="text-text-3">
          {unchangedText(piece.sentences)}
        </span>
      );
    if (piece.op === 'insert')
      return (
        <Spaced key={index} text={piece.text}>
          {(text) => <ins className={INSERTED}>{text}</ins>}
        </Spaced>
      );
    if (piece.op === 'delete')
      return (
        <Spaced key={index} text={piece.text}>
          {(text) => <del className={DELETED}>{text}</del>}
        </Spaced>
      );
    return <span key={index}>{piece.text}</span>;
  });
}

/** The space before marked words is not marked. */
function Spaced({ text, children }: { text: string; children: (text: string) => ReactNode }) {
  const trimmed = text.trimStart();
  return (
    <>
      {text.length > trimmed.length ? ' ' : ''}
      {children(trimmed)}
    </>
  );
}

/** "+21 −20" words. */
export function WordCounts({ added, removed, className }: { added: number; removed: number; className?: string }) {
  return (
    <span className={cn('shrink-0 text-xs font-semibold tabular-nums', className)}>
      {added > 0 ? <span className="text-ok">+{added}</span> : null}{' '}
      {removed > 0 ? <span className="text-bad">−{removed}</span> : null}
      <span className="sr-only"> words</span>
    </span>
  );
}
