import { Badge } from '@/components/ui/badge';
import type { Role } from '@/lib/context';
import { ROLE_LABEL } from '@/lib/organizations/role-labels.rules';

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={role === 'org:admin' ? 'info' : 'neu'}>{ROLE_LABEL[role]}</Badge>;
}
