import {
  Ban,
  CalendarClock,
  CircleAlert,
  CircleArrowDown,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CirclePlay,
  CircleQuestionMark,
  CircleStop,
  Clock,
  Flag,
  LoaderCircle,
  Mail,
  PencilLine,
  Send,
  type LucideIcon,
} from 'lucide-react';

export type StatusFamily = 'ok' | 'info' | 'neu' | 'warn' | 'bad' | 'und';

export type StatusLook = {
  label: string;
  icon: LucideIcon;
  family: StatusFamily;
  /** The tinted form is an outline. */
  isOutline?: true;
  isDashed?: true;
  isTurning?: true;
};

const failed = { label: 'Failed', icon: CircleAlert, family: 'bad' } as const;
const pending = { label: 'Pending', icon: Clock, family: 'neu' } as const;
const completed = { label: 'Completed', icon: CircleCheck, family: 'ok' } as const;
const processing = { label: 'Processing', icon: LoaderCircle, family: 'info', isTurning: true } as const;

/** All statuses by kind: stored value → label, icon and colour family. */
const STATUSES = {
  document: {
    processed: { label: 'Ready', icon: CircleCheck, family: 'ok' },
    processing,
    downloaded: { label: 'Needs Processing', icon: CircleArrowDown, family: 'neu' },
    pending,
    failed,
    /** Read, and contains no text. */
    no_text: { label: 'No text', icon: CircleAlert, family: 'warn' },
  },
  report: {
    completed,
    processing,
    failed,
    unknown: { label: 'Unknown', icon: CircleQuestionMark, family: 'neu' },
  },
  subscription: {
    active: { label: 'Active', icon: CirclePlay, family: 'ok' },
    paused: { label: 'Paused', icon: CirclePause, family: 'warn' },
    stopped: { label: 'Stopped', icon: CircleStop, family: 'neu' },
  },
  queue: {
    pending,
    running: { label: 'Running', icon: LoaderCircle, family: 'info', isTurning: true },
    completed,
    failed,
    cancelled: { label: 'Cancelled', icon: Ban, family: 'neu' },
  },
  engagement: {
    draft: { label: 'Draft', icon: PencilLine, family: 'neu' },
    email_drafted: { label: 'Email Ready', icon: Mail, family: 'info' },
    email_sent: { label: 'Email Sent', icon: Send, family: 'info', isOutline: true },
    scheduled: { label: 'Meeting Scheduled', icon: CalendarClock, family: 'und' },
    completed,
  },
  flag: {
    triggered: { label: 'Triggered', icon: Flag, family: 'warn' },
    cannot_determine: { label: 'Cannot determine', icon: CircleDashed, family: 'und', isDashed: true },
    clear: { label: 'Clear', icon: CircleCheck, family: 'ok' },
  },
} as const satisfies Record<string, Record<string, StatusLook>>;

export type StatusKind = keyof typeof STATUSES;

/** The look of unknown values. */
const FALLBACK: Record<StatusKind, StatusLook> = {
  document: STATUSES.document.pending,
  report: STATUSES.report.unknown,
  subscription: STATUSES.subscription.stopped,
  queue: STATUSES.queue.pending,
  engagement: STATUSES.engagement.draft,
  flag: STATUSES.flag.cannot_determine,
};

/** The look of a stored status, in upper or lower case. */
export function statusLook(kind: StatusKind, status: string): StatusLook {
  const known: Partial<Record<string, StatusLook>> = STATUSES[kind];
  const key = status.toLowerCase();
  return (Object.hasOwn(known, key) ? known[key] : undefined) ?? FALLBACK[kind];
}
