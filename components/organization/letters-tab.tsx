'use client';

import { letterSettings } from '@/components/reads/organization-reads';
import { saveLetterSettings } from './organization-api';
import { SwitchSetting } from './switch-setting';

/** Whether members' letters are sent through the installation's mail server; for admins. */
export function LettersTab() {
  return (
    <SwitchSetting
      heading="Letters"
      label="Members may send letters from here"
      read={letterSettings}
      save={(isAllowed) => saveLetterSettings({ is_allowed: isAllowed })}
      isOn={({ is_allowed: isAllowed }) => isAllowed}
      help={({ is_mail_configured: isConfigured }) =>
        isConfigured
          ? 'Letters are then sent from the address of this installation, at most 20 recipients a day for each ' +
            'member. Without it, members send them with their own mail programs.'
          : 'No mail server is set up on this installation, so members send letters with their own mail ' +
            'programs either way.'
      }
    />
  );
}
