import { token } from '@omnis/theme/react';
import { LinkButton, Notice, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useActiveStore } from '../app/session.ts';

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
  return (
    <LinkButton href="/dashboard/visit/" target="_blank" rel="noopener" size="sm" variant="secondary">
      Look at the shop
    </LinkButton>
  );
}

function ClosureNotice(): ReactElement | null {
  const { name, closure } = useActiveStore();
  if (closure === null) return null;
  return (
    <Root>
      <Notice tone="error" title={`${name} is switched off`} actions={<LookAtShop />}>
        <p className="reason">{closure.reason}</p>
        <p>
          Since {timeText(closure.since)} visitors read that the shop is closed, and cannot order. What is
          paid for is made and sent. To have it switched on again, write to the platform’s staff.
        </p>
      </Notice>
    </Root>
  );
}

function FraudNotice(): ReactElement | null {
  const { name, fraud } = useActiveStore();
  if (fraud === null) return null;
  return (
    <Root>
      <Notice tone="error" title={`${name} takes no orders`}>
        <p className="reason">{fraud.reason}</p>
        <p>
          The platform’s staff suspect fraud. Shoppers can look at your shop, but cannot order or pay until
          this is settled. Write to the platform’s staff if you think that it is a mistake.
        </p>
      </Notice>
    </Root>
  );
}

function UnderReview(): ReactElement | null {
  const { name, review } = useActiveStore();
  if (review === null) return null;
  return (
    <Root>
      <Notice tone="warning" title={`${name} is under review`} actions={<LookAtShop />}>
        <p className="reason">{review.reason}</p>
        <p>
          Since {timeText(review.since)} visitors see a page that says so, and cannot order. What is paid for
          is made and sent. Put right what is named here, then answer the mail that we sent to the owners: we
          look again, and tell them as soon as the shop is open.
        </p>
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
