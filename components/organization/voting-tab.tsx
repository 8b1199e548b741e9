'use client';

import { votingSettings } from '@/components/reads/voting-reads';
import { callAction } from '@/components/api/call-action';
import type { ServerAction } from '@/lib/http/action';
import type { VotingSettings } from '@/lib/voting/ballots/schema';
import { SwitchSetting } from './switch-setting';

type VotingTabProps = { saveVotingSettings: ServerAction<{ body: VotingSettings }, VotingSettings> };

/** Whether a second person approves ballots; for admins. */
export function VotingTab({ saveVotingSettings }: VotingTabProps) {
  return (
    <SwitchSetting
      heading="Voting"
      label="Second pair of eyes"
      read={votingSettings}
      save={(isOn) => callAction(saveVotingSettings, { body: { second_pair_of_eyes: isOn } })}
      isOn={({ second_pair_of_eyes: isOn }) => isOn}
      help={({ second_pair_of_eyes: isOn }) =>
        isOn
          ? 'The last person who changed a ballot cannot approve it. If nobody else could, approval is allowed ' +
            'with a warning and is recorded.'
          : 'The person who prepared a ballot may also approve it. Each approval is recorded with the name of ' +
            'the approver.'
      }
    />
  );
}
