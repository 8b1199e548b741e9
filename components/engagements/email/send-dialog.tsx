'use client';

import { useMutation } from '@tanstack/react-query';
import { Download, Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import { Button, buttonVariants } from '@/components/ui/button';
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { notify } from '@/components/ui/toast';
import { SEND_FAILED, SENT_MESSAGE } from '@/lib/engagements/record/messages.rules';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { sendEmailInput, type EmailDelivery } from '@/lib/engagements/schema-email';
import { downloadFile } from '@/components/shared/download-file';
import { sendEmail } from '../engagements-api';
import { useEngagementStore } from '../use-engagements';

type SendDialogProps = { engagement: EngagementDetail; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function SendDialog({ engagement, isOpen, onOpenChange }: SendDialogProps) {
  const { storeDetail } = useEngagementStore();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [delivery, setDelivery] = useState<EmailDelivery | null>(null);
  const send = useMutation({
    mutationFn: (sentTo: string[]) => sendEmail(engagement.id, sentTo, engagement.current_version_id ?? ''),
    onSuccess: ({ delivery: made, ...detail }) => {
      storeDetail(detail);
      notify.success(SENT_MESSAGE);
      if (made.method === 'smtp') close();
      else setDelivery(made);
    },
    onError: (error) => {
      console.error(SEND_FAILED, error);
      setProblem(apiErrorMessage(error, SEND_FAILED));
      notify.error(SEND_FAILED);
    },
  });
  // The version is named, because an unsaved edit would not be sent.
  const number = engagement.email_versions.find(({ id }) => id === engagement.current_version_id)?.number;
  const version = number ? `version ${number}` : 'the email';
  const close = () => {
    onOpenChange(false);
    setDelivery(null);
    setProblem(undefined);
    setText('');
  };
  const submit = () => {
    const checked = sendEmailInput.safeParse({ sent_to: text });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    setProblem(undefined);
    send.mutate(checked.data.sent_to);
  };
  return (
    <Dialog open={isOpen} onOpenChange={(next) => (next || send.isPending ? undefined : close())}>
      {delivery ? (
        <DialogContent title="Marked as sent" description={delivery.message}>
          <DialogFooter>
            <Button
              onClick={() =>
                void downloadFile(delivery.eml_url.replace('/api/v1', ''), 'Email.eml', 'Failed to download the email')
              }
            >
              <Download aria-hidden />
              Download .eml
            </Button>
            <a href={delivery.mailto} className={buttonVariants()}>
              <Mail aria-hidden />
              Open in Mail Program
            </a>
            <DialogClose asChild>
              <Button variant="primary">Done</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      ) : (
        <DialogContent
          title="Mark as Sent"
          description={
            engagement.can_send_mail
              ? `The server sends ${version} to these addresses.`
              : `Letters are not sent from here: this records that ${version} was sent, and your own mail ` +
                'program sends it.'
          }
        >
          <DialogBody>
            <Field label="Recipient addresses" help="Separate addresses with commas." error={problem}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  className="min-h-16"
                  placeholder="chair@company.com, ir@company.com"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button disabled={send.isPending}>Cancel</Button>
            </DialogClose>
            <Button variant="primary" isBusy={send.isPending} busyLabel="Sending..." onClick={submit}>
              <Send aria-hidden />
              Mark as Sent
            </Button>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}
