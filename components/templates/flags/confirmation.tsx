import { Button } from '@/components/ui/button';

type ConfirmationProps = {
  question: string;
  consequence: string;
  confirmLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** A confirmation within the dialog, instead of a second dialog. */
export function Confirmation({
  question,
  consequence,
  confirmLabel,
  busyLabel,
  isBusy,
  onCancel,
  onConfirm,
}: ConfirmationProps) {
  return (
    <div
      role="alertdialog"
      aria-label={question}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-bad-line bg-bad-tint px-3 py-2"
    >
      <p className="mr-auto text-sm">
        <span className="font-medium">{question}</span> <span className="text-text-2">{consequence}</span>
      </p>
      <div className="flex gap-2">
        <Button size="sm" autoFocus disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" variant="destructive-solid" isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
