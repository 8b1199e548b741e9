import { Building2, User } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import type { Visibility } from '@/lib/templates/schema';

export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const isShared = visibility === 'organization';
  return (
    <Badge tone="neu">
      {isShared ? <Building2 aria-hidden /> : <User aria-hidden />}
      {isShared ? 'Organization' : 'Personal'}
    </Badge>
  );
}
