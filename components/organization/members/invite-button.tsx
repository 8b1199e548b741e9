'use client';

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';

const InviteDialog = loadWhenShown(() => import('./invite-dialog').then((loaded) => loaded.InviteDialog));

export function InviteButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden />
        Invite Member
      </Button>
      {isOpen ? <InviteDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
