'use client';

import { useEffect, useRef } from 'react';
import { useShortcutLabel } from '@/components/shared/shortcut-label';

type Shortcuts = { isDialogOpen: boolean; onSave: () => void; onAddQuery: () => void; onAddCategory: () => void };

/**
 * Ctrl/Cmd+S saves, Ctrl+Q adds a query, Ctrl/Cmd+K a category; dialogs handle Esc. Adding a query is Ctrl on macOS
 * too, because Cmd+Q quits the browser. While a dialog is open the keys do nothing, and neither does the browser's
 * "save page".
 */
export function useEditorShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      const act = actionOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      if (!latest.current.isDialogOpen && !event.repeat) act();
    };
    // Handled in the capture phase, so that the "Go to" palette does not get Ctrl+K.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function actionOf(event: KeyboardEvent, { onSave, onAddQuery, onAddCategory }: Shortcuts): (() => void) | null {
  const key = event.key.toLowerCase();
  if (key === 's') return onSave;
  if (key === 'k') return onAddCategory;
  return key === 'q' && event.ctrlKey ? onAddQuery : null;
}

/** "⌃Q" on Apple machines, "Ctrl Q" elsewhere. */
export function useQueryShortcutLabel(): string {
  return useShortcutLabel('Q').replace('⌘', '⌃');
}
