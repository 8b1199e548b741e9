'use client';

import { saveEdgarContact, testEdgarContact } from '@/app/(app)/organization/actions';
import { EdgarContactForm } from '@/components/shared/edgar/edgar-contact-form';
import { CardSection } from './card-heading';

export function EdgarCard() {
  return (
    <CardSection title="EDGAR contact" what="sent to the SEC with every request">
      <div className="px-4 pt-3 pb-4">
        <EdgarContactForm actions={{ saveEdgarContact, testEdgarContact }} />
      </div>
    </CardSection>
  );
}
