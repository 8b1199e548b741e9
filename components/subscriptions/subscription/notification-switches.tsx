import type { CreateSubscriptionForm } from '@/lib/subscriptions/schema';
import { SwitchRow } from '../watch/switch-row';

type Config = CreateSubscriptionForm['notification_config'];
type NotificationSwitchesProps = { value: Config; onChange: (config: Config) => void; hasOrganization: boolean };

/** Who is notified of a new report, and who can see it. */
export function NotificationSwitches({ value, onChange, hasOrganization }: NotificationSwitchesProps) {
  const set = (change: NonNullable<Config>) => onChange({ ...value, ...change });
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">Notifications</legend>
      <div className="divide-y divide-line rounded-md border border-line">
        <SwitchRow
          label="E-mail"
          help="A message when a report is ready or has failed."
          checked={value?.email ?? true}
          onChange={(email) => set({ email })}
        />
        <SwitchRow
          label="In the application"
          help="Shown under the bell."
          checked={value?.in_app ?? true}
          onChange={(in_app) => set({ in_app })}
        />
        <SwitchRow
          label="Share with the organization"
          help={hasOrganization ? 'All members see the subscription and its reports.' : 'Needs an active organization.'}
          checked={value?.share_with_org ?? false}
          onChange={(share_with_org) => set({ share_with_org })}
          isDisabled={!hasOrganization}
        />
      </div>
    </fieldset>
  );
}
