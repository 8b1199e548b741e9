'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { Download, Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showServerErrors } from '@/components/shared/forms/form-errors';
import { Button, buttonVariants } from '@/components/ui/button';
import { Dialog, DialogActions, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { notify } from '@/components/ui/toast';
import { SEND_FAILED, SENT_MESSAGE } from '@/lib/engagements/record/messages.rules';
import type { EngagementDetail } from '@/lib/engagements/schema';
import { sendEmailInput, type EmailDelivery, type SendEmailInput } from '@/lib/engagements/schema-email';
import { downloadFile } from '@/components/shared/files/download-file';
import { sendEmail } from '../engagements-api';
import { useEngagementStore } from '../use-engagements';

type SendDialogProps = { engagement: EngagementDetail; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function SendDialog({ engagement, isOpen, onOpenChange }: SendDialogProps) {
  const { storeDetail } = useEngagementStore();
  const [delivery, setDelivery] = useState<EmailDelivery | null>(null);
  const form = useForm<z.input<typeof sendEmailInput>, unknown, SendEmailInput>({
    resolver: zodResolver(sendEmailInput),
    defaultValues: { sent_to: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ sent_to: sentTo }) => {
    try {
      const { delivery: made, ...detail } = await sendEmail(engagement.id, sentTo, engagement.current_version_id ?? '');
      storeDetail(detail);
      notify.success(SENT_MESSAGE);
      if (made.method === 'smtp') close();
      else setDelivery(made);
    } catch (error) {
      console.error(SEND_FAILED, error);
      showServerErrors(error, ['sent_to'], form.setError, SEND_FAILED);
      notify.error(SEND_FAILED);
    }
  });
  // The version is named, because an unsaved edit would not be sent.
  const number = engagement.email_versions.find(({ id }) => id === engagement.current_version_id)?.number;
  const version = number ? `version ${number}` : 'the email';
  const close = () => {
    onOpenChange(false);
    setDelivery(null);
    form.reset();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(next) => (next || isSubmitting ? undefined : close())}>
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
          <form noValidate className="flex min-h-0 flex-col" onSubmit={(event) => void submit(event)}>
            <DialogBody>
              <Field label="Recipient addresses" help="Separate addresses with commas." error={errors.sent_to?.message}>
                {(control) => (
                  <Textarea
                    {...control}
                    {...form.register('sent_to')}
                    rows={2}
                    className="min-h-16"
                    placeholder="chair@company.com, ir@company.com"
                    readOnly={isSubmitting}
                  />
                )}
              </Field>
            </DialogBody>
            <DialogActions error={errors.root?.message} isBusy={isSubmitting} busyLabel="Sending...">
              <Send aria-hidden />
              Mark as Sent
            </DialogActions>
          </form>
        </DialogContent>
      )}
    </Dialog>
  );
}
