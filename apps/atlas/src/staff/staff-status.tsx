import { userStatusName, type UserStatus } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Badge, type BadgeProps } from '@omnis/ui';
import type { ReactElement } from 'react';
import { staffTexts } from '../texts/staff/index.ts';

function toneOf(status: UserStatus): NonNullable<BadgeProps['tone']> {
  switch (status) {
    case 0:
      return 'success';
    case null:
      return 'warning';
    case -1:
      return 'neutral';
  }
}

/** Shows whether a member is enabled, pending or disabled (platform.md §3), and muted. */
export function StaffStatus({
  status,
  mutedAt,
}: {
  readonly status: UserStatus;
  readonly mutedAt: string | null;
}): ReactElement {
  const t = useTexts(staffTexts);
  return (
    <span className="states">
      <Badge tone={toneOf(status)}>{userStatusName(status)}</Badge>
      {mutedAt !== null && <Badge tone="error">{t('muted')}</Badge>}
    </span>
  );
}
