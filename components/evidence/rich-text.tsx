'use client';

import { Fragment, type ReactNode } from 'react';
import { CitationMarker } from '@/components/shared/citations/citation-marker';
import { cn } from '@/components/ui/cn';
import { parseMarkdown, type Block, type Inline } from '@/lib/format/markdown';

/** The source data that a citation marker needs. */
export type Citable = { id: string; number: number; label: string; isUnverified?: boolean };

type RichTextProps = {
  markdown: string;
  sources?: readonly Citable[];
  activeId?: string | null;
  onCite?: (sourceId: string) => void;
  className?: string;
};

/** Markdown of an answer or summary; markers without a source are left out. */
export function RichText({ markdown, sources = [], activeId = null, onCite, className }: RichTextProps) {
  const marker = (number: number) => {
    const source = sources.find((candidate) => candidate.number === number);
    if (!source) return null;
    return (
      <Fragment key={number}>
        {' '}
        <CitationMarker
          number={number}
          label={source.label}
          isActive={source.id === activeId}
          isUnverified={source.isUnverified}
          onClick={() => onCite?.(source.id)}
        />
      </Fragment>
    );
  };
  return (
    <div className={cn('reading flex flex-col gap-2 wrap-anywhere', className)}>
      {parseMarkdown(markdown).map((block, index) => (
        <BlockView key={index} block={block} marker={marker} />
      ))}
    </div>
  );
}

type Marker = (number: number) => ReactNode;

function BlockView({ block, marker }: { block: Block; marker: Marker }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{inlines(block.inlines, marker)}</p>;
    case 'heading':
      return <h4 className="mt-1 font-semibold">{inlines(block.inlines, marker)}</h4>;
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index} className="pl-1">
          {item.map((child, at) => (
            <BlockView key={at} block={child} marker={marker} />
          ))}
        </li>
      ));
      return block.isOrdered ? (
        <ol start={block.start} className="flex list-decimal flex-col gap-1 pl-5">
          {items}
        </ol>
      ) : (
        <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-text-3">{items}</ul>
      );
    }
    case 'quote':
      return (
        <blockquote className="border-l-2 border-line-strong pl-3 text-text-2">
          {block.blocks.map((child, index) => (
            <BlockView key={index} block={child} marker={marker} />
          ))}
        </blockquote>
      );
    case 'code':
      return <pre className="overflow-x-auto rounded-md bg-sunken px-2.5 py-2 font-mono text-xs">{block.text}</pre>;
    case 'table':
      return <TableView {...block} marker={marker} />;
  }
}

function TableView({ header, rows, marker }: { header: Inline[][]; rows: Inline[][][]; marker: Marker }) {
  return (
    <div className="overflow-x-auto">
      <table className="text-sm">
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th
                key={index}
                scope="col"
                className="border-b border-line-strong px-2 py-1 text-left font-medium first:pl-0"
              >
                {inlines(cell, marker)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={at} className="border-b border-line px-2 py-1 align-top tabular-nums first:pl-0">
                  {inlines(cell, marker)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Keeps a marker on the same line as the word before it. */
function inlines(all: readonly Inline[], marker: Marker): ReactNode[] {
  return all.map((inline, index) => {
    const next = all[index + 1];
    if (inline.kind === 'cite')
      return all[index - 1]?.kind === 'text' ? null : <Fragment key={index}>{inline.numbers.map(marker)}</Fragment>;
    if (next?.kind !== 'cite') return <Fragment key={index}>{styled(inline, inline.text)}</Fragment>;
    const text = inline.text.trimEnd();
    const space = text.lastIndexOf(' ') + 1;
    return (
      <Fragment key={index}>
        {styled(inline, text.slice(0, space))}
        <span className="whitespace-nowrap">
          {styled(inline, text.slice(space))}
          {next.numbers.map(marker)}
        </span>
      </Fragment>
    );
  });
}

function styled(inline: Extract<Inline, { kind: 'text' }>, text: string): ReactNode {
  const lines = text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
  if (inline.isCode) return <code className="rounded-sm bg-sunken px-1 font-mono text-xs">{lines}</code>;
  const leaning = inline.isItalic ? <em>{lines}</em> : lines;
  return inline.isBold ? <strong className="font-semibold">{leaning}</strong> : leaning;
}
