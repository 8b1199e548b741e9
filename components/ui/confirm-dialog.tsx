'use client';

import { useState } from 'react';
import type { ConfirmDialogProps } from './on-demand/confirm-dialog-parts';
import { loadWhenShown } from './on-demand/load-when-shown';

const Parts = loadWhenShown(() => import('./on-demand/confirm-dialog-parts').then((loaded) => loaded.ConfirmDialog));

/**
 * A confirmation dialog; its code is loaded when it is first opened. A component that is itself loaded on demand
 * imports it from `on-demand/confirm-dialog-parts`.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Parts {...props} /> : null;
}
