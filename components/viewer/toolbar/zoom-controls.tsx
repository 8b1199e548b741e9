'use client';

import { ChevronDown, Minus, MoveHorizontal, Plus, Scan } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { Tooltip } from '@/components/ui/tooltip';
import { formatZoom, MAX_ZOOM, MIN_ZOOM, stepZoom, ZOOM_PRESETS, type Zoom } from './zoom';

type ZoomControlsProps = { scale: number; zoom: Zoom; onZoom: (zoom: Zoom) => void; isDisabled: boolean };

export function ZoomControls({ scale, zoom, onZoom, isDisabled }: ZoomControlsProps) {
  const isFit = zoom.mode === 'fit-width';
  const setScale = (next: number) => onZoom({ mode: 'scale', scale: next });
  return (
    <>
      <IconButton
        label="Zoom out"
        tooltip="Zoom out (−)"
        icon={<Minus aria-hidden />}
        disabled={isDisabled || scale <= MIN_ZOOM}
        onClick={() => setScale(stepZoom(scale, -1))}
      />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            aria-label={`Zoom, ${formatZoom(scale)}`}
            disabled={isDisabled}
            className={
              'w-[60px] gap-1 px-1 wide:w-[68px] wide:gap-2 ' +
              'text-text tabular-nums [&_svg]:size-3.5 [&_svg]:text-text-3'
            }
          >
            {formatZoom(scale)}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="center" className="min-w-28">
          <DropdownMenuRadioGroup
            value={isFit ? 'fit' : String(scale)}
            onValueChange={(value) => setScale(Number(value))}
          >
            {ZOOM_PRESETS.map((preset) => (
              <DropdownMenuRadioItem key={preset} value={String(preset)} className="tabular-nums">
                {formatZoom(preset)}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
      <IconButton
        label="Zoom in"
        tooltip="Zoom in (+)"
        icon={<Plus aria-hidden />}
        disabled={isDisabled || scale >= MAX_ZOOM}
        onClick={() => setScale(stepZoom(scale, 1))}
      />
      <ToolbarRule />
      <SizeButton
        label="Actual Size"
        icon={<Scan aria-hidden />}
        isPressed={!isFit && scale === 1}
        isDisabled={isDisabled}
        onClick={() => setScale(1)}
      />
      <SizeButton
        label="Fit Width"
        icon={<MoveHorizontal aria-hidden />}
        isPressed={isFit}
        isDisabled={isDisabled}
        onClick={() => onZoom({ mode: 'fit-width' })}
      />
    </>
  );
}

export function ToolbarRule() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line-strong wide:mx-3" />;
}

type SizeButtonProps = { label: string; icon: ReactNode; isPressed: boolean; isDisabled: boolean; onClick: () => void };

/** A text button when there is room, otherwise a labelled icon. */
function SizeButton({ label, icon, isPressed, isDisabled, onClick }: SizeButtonProps) {
  return (
    <Tooltip content={label}>
      <Button
        variant="ghost"
        aria-label={label}
        aria-pressed={isPressed}
        disabled={isDisabled}
        onClick={onClick}
        className={cn('px-2 max-wide:w-8 max-wide:px-0', isPressed && 'text-text')}
      >
        <span aria-hidden className="wide:hidden [&_svg]:size-4">
          {icon}
        </span>
        <span aria-hidden className="max-wide:hidden">
          {label}
        </span>
      </Button>
    </Tooltip>
  );
}
