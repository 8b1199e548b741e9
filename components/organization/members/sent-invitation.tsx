'use client';

import { Button } from '@/components/ui/button';
import { DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatDate } from '@/lib/format/dates';
import { ROLE_LABEL } from '@/lib/organizations/role-labels.rules';
import type { SentInvitationAnswer } from '@/lib/organizations/schema-members';
import { CopyButton } from '@/components/shared/copy-button';

/** The invitation link to send manually, when there is no mail server or it refused the message. */
export function SentInvitation({ sent: { invitation, link, mail_note: note } }: { sent: SentInvitationAnswer }) {
  const until = invitation.expires_at
    ? ` It is valid until ${formatDate(invitation.expires_at)} and can be used once.`
    : '';
  return (
    <DialogContent
      title="Invitation ready"
      description={
        <>
          It was not emailed{note ? `: ${note}` : '.'} Send this link to{' '}
          <span className="font-medium text-text">{invitation.email_address}</span> yourself.
        </>
      }
    >
      <DialogBody>
        <Field
          label="Invitation link"
          help={`Joins as ${ROLE_LABEL[invitation.role]}, signing in or up with ${invitation.email_address}.${until}`}
        >
          {(control) => (
            <div className="flex items-center gap-2">
              <Input
                {...control}
                readOnly
                value={link ?? ''}
                onFocus={(event) => event.target.select()}
                className="font-mono text-xs"
              />
              <CopyButton isLabelled text={link ?? ''} label="Copy link" />
            </div>
          )}
        </Field>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="primary">Done</Button>
        </DialogClose>
      </DialogFooter>
    </DialogContent>
  );
}
