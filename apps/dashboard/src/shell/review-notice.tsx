import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { LinkButton, Notice, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';
import { shellTexts } from '../texts/shell/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-review' })`
  margin-bottom: ${token('space.6')};

  p + p {
    margin-top: ${token('space.2')};
  }
  .reason {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

function LookAtShop(): ReactElement {
  const t = useTexts(shellTexts);
  return (
    <LinkButton href="/dashboard/visit/" target="_blank" rel="noopener" size="sm" variant="secondary">
      {t('lookAtTheShop')}
    </LinkButton>
  );
}

function ClosureNotice(): ReactElement | null {
  const t = useTexts(shellTexts);
  const { name, closure } = useActiveStore();
  if (closure === null) return null;
  return (
    <Root>
      <Notice tone="error" title={t('isSwitchedOff', { name })} actions={<LookAtShop />}>
        <p className="reason">{closure.reason}</p>
        <p>{t('sinceVisitorsReadShopClosed', { date: timeText(closure.since) })}</p>
      </Notice>
    </Root>
  );
}

function FraudNotice(): ReactElement | null {
  const t = useTexts(shellTexts);
  const { name, fraud } = useActiveStore();
  if (fraud === null) return null;
  return (
    <Root>
      <Notice tone="error" title={t('takesNoOrders', { name })}>
        <p className="reason">{fraud.reason}</p>
        <p>{t('platformsStaffSuspectFraudShoppers')}</p>
      </Notice>
    </Root>
  );
}

function UnderReview(): ReactElement | null {
  const t = useTexts(shellTexts);
  const { name, review } = useActiveStore();
  if (review === null) return null;
  return (
    <Root>
      <Notice tone="warning" title={t('isUnderReview', { name })} actions={<LookAtShop />}>
        <p className="reason">{review.reason}</p>
        <p>{t('sinceVisitorsSeePageSays', { date: timeText(review.since) })}</p>
      </Notice>
    </Root>
  );
}

/**
 * Tells the team of a store what staff decided about it and why: that it is under review (storefront.md §2), switched off
 * or suspected (platform.md §3 Project: active, isFraud); nothing of an ordinary one.
 */
export function ReviewNotice(): ReactElement {
  return (
    <>
      <ClosureNotice />
      <FraudNotice />
      <UnderReview />
    </>
  );
}
