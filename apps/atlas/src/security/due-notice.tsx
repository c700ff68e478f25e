import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { LinkButton, Notice, timeText } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { securityTexts } from '../texts/security/index.ts';

/** Days before the end of the time without a second factor from which on it is spoken of. */
const daysAhead = 30;

/** Tells whether it is time to say that a second factor is due. */
export function isDueSoon(dueAt: string, now: number): boolean {
  return Date.parse(dueAt) - now < daysAhead * 86_400_000;
}

/** Says until when staff may do without a second factor; nothing for who needs none, or has it. */
export function DueNotice(): ReactElement | null {
  const t = useTexts(securityTexts);
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  // Days matter here, so that the moment at which the app was opened will do.
  const [openedAt] = useState(Date.now);
  const dueAt = user?.twoFactorDueAt ?? null;
  if (dueAt === null || !isDueSoon(dueAt, openedAt)) return null;
  const isHere = pathname.startsWith('/security');
  const isOver = user?.twoFactorOwed === true;
  return (
    <Notice
      tone={isOver ? 'error' : 'warning'}
      title={isOver ? t('twoFactorComesFirst') : t('twoFactorIsDue')}
      actions={
        isHere ? undefined : (
          <LinkButton href="/security/" size="sm" variant="secondary">
            {t('setItUp')}
          </LinkButton>
        )
      }
    >
      {isOver ? t('twoFactorNeeded') : t('twoFactorNeededBy', { date: timeText(dueAt) })}
    </Notice>
  );
}
