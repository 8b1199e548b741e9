'use client';

import { useEffect, type RefObject } from 'react';
import type { PaneHandle } from './page-pane';

type Panes = { from: RefObject<PaneHandle | null>; to: RefObject<PaneHandle | null> };

/** Scrolls the other page along when the user scrolls one; scrolling by script moves one page only. */
export function useScrollTogether(rootRef: RefObject<HTMLElement | null>, panes: Panes): void {
  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    let leader: HTMLElement | null = null;
    const tops = new WeakMap<HTMLElement, number>();
    const boxes = () => [panes.from.current?.window(), panes.to.current?.window()].flatMap((box) => box ?? []);
    const lead = (event: Event) => {
      const box = boxes().find((each) => event.target instanceof Node && each.contains(event.target));
      leader = box ?? null;
      for (const each of boxes()) tops.set(each, each.scrollTop);
    };
    const follow = (event: Event) => {
      const box = event.target;
      if (!(box instanceof HTMLElement) || box !== leader) return;
      const other = boxes().find((each) => each !== box);
      const moved = box.scrollTop - (tops.get(box) ?? box.scrollTop);
      tops.set(box, box.scrollTop);
      if (other) other.scrollTop += moved;
    };
    const release = () => {
      leader = null;
    };
    const leads = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;
    for (const name of leads) root.addEventListener(name, lead, { capture: true, passive: true });
    root.addEventListener('scroll', follow, { capture: true, passive: true });
    root.addEventListener('pointerleave', release);
    return () => {
      for (const name of leads) root.removeEventListener(name, lead, { capture: true });
      root.removeEventListener('scroll', follow, { capture: true });
      root.removeEventListener('pointerleave', release);
    };
  }, [rootRef, panes]);
}
