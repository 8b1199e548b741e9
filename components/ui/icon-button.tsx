'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import { Tooltip } from './tooltip';

type IconButtonProps = Omit<ButtonProps, 'children' | 'size' | 'aria-label'> & {
  label: string;
  icon: ReactNode;
  size?: 'md' | 'sm';
  /** Shown in the tooltip instead of the label, for example with a shortcut. */
  tooltip?: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** A button with an icon only; it always has an accessible name and a tooltip. */
export function IconButton({ label, icon, size = 'md', tooltip, side, variant = 'ghost', ...props }: IconButtonProps) {
  return (
    <Tooltip content={tooltip ?? label} side={side}>
      <Button variant={variant} size={size === 'sm' ? 'icon-sm' : 'icon'} aria-label={label} {...props}>
        {icon}
      </Button>
    </Tooltip>
  );
}
