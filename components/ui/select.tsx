'use client';

import { ChevronDown } from 'lucide-react';
import {
  Children,
  createContext,
  isValidElement,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { selectTriggerClasses } from './select-trigger-classes';
import { onDemand } from './on-demand/on-demand';
import { useOnDemand } from './on-demand/use-on-demand';
import type * as Parts from './on-demand/select-parts';

/**
 * Select boxes whose code is loaded when one is first opened. Until then the trigger is a button with the label of the
 * selected item.
 */
const code = onDemand(() => import('./on-demand/select-parts'));

type Props<Name extends keyof typeof Parts> = ComponentProps<(typeof Parts)[Name]>;

type SelectState = { parts: typeof Parts | null; ask: () => void; label: ReactNode; isDisabled: boolean };

const SelectContext = createContext<SelectState>({
  parts: null,
  ask: () => undefined,
  label: undefined,
  isDisabled: false,
});

export function Select({ children, ...props }: Props<'Select'>) {
  const { parts, ask } = useOnDemand(code);
  const { value, disabled: isDisabled = false } = props;
  const label = parts ? undefined : labelOf(children, value ?? '');
  // The label of items rendered by other components is known only after they are rendered.
  const isUnknown = !parts && Boolean(value) && label === undefined;
  useEffect(() => {
    if (isUnknown) ask();
  }, [isUnknown, ask]);
  // Code that was loaded for the label alone opens nothing.
  const [isOpening, setIsOpening] = useState(false);
  const state = useMemo(() => {
    const open = () => {
      setIsOpening(true);
      ask();
    };
    return { parts, ask: open, label, isDisabled };
  }, [parts, ask, label, isDisabled]);
  return (
    <SelectContext value={state}>
      {parts ? (
        <parts.Select defaultOpen={isOpening} {...props}>
          {children}
        </parts.Select>
      ) : (
        children
      )}
    </SelectContext>
  );
}

/** The label of the item with a value; undefined when no direct child has it. */
function labelOf(children: ReactNode, value: string): ReactNode {
  for (const child of Children.toArray(children)) {
    if (!isValidElement<{ value?: string; children?: ReactNode }>(child)) continue;
    if (child.type === SelectItem) {
      if (child.props.value === value) return child.props.children;
      continue;
    }
    const label = labelOf(child.props.children, value);
    if (label !== undefined) return label;
  }
  return undefined;
}

const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

export function SelectTrigger({ className, children, ...props }: Props<'SelectTrigger'>) {
  const { parts, ask, label, isDisabled } = useContext(SelectContext);
  if (parts)
    return (
      <parts.SelectTrigger className={className} {...props}>
        {children}
      </parts.SelectTrigger>
    );
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="none"
      data-state="closed"
      data-placeholder={label === undefined ? '' : undefined}
      disabled={isDisabled}
      data-disabled={isDisabled ? '' : undefined}
      className={selectTriggerClasses(className)}
      onPointerDown={() => void code.load().catch(() => undefined)}
      onClick={ask}
      onKeyDown={(event: KeyboardEvent) => {
        if (!OPENING_KEYS.includes(event.key)) return;
        event.preventDefault();
        ask();
      }}
      {...props}
    >
      {children}
      <ChevronDown aria-hidden className="size-[15px] shrink-0 text-text-3" />
    </button>
  );
}

export function SelectValue(props: Props<'SelectValue'>) {
  const { parts, label } = useContext(SelectContext);
  return parts ? <parts.SelectValue {...props} /> : <span>{props.children ?? label ?? props.placeholder}</span>;
}

export function SelectContent(props: Props<'SelectContent'>) {
  const { parts } = useContext(SelectContext);
  return parts ? <parts.SelectContent {...props} /> : null;
}

export function SelectItem(props: Props<'SelectItem'>) {
  const { parts } = useContext(SelectContext);
  return parts ? <parts.SelectItem {...props} /> : null;
}
