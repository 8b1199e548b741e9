'use client';

import { saveVotingSettings } from '@/app/(app)/voting/actions';
import { votingSettings } from '@/components/reads/voting-reads';
import { callAction } from '@/components/api/call-action';
import { SwitchSetting } from './switch-setting';

/** Whether a second person approves ballots; for admins. */
export function VotingTab() {
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
