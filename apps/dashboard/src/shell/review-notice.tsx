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

/** Tells the team of a store under review why, and what happens next; nothing while it is not (storefront.md §2). */
export function ReviewNotice(): ReactElement | null {
  const { name, review } = useActiveStore();
  if (review === null) return null;
  return (
    <Root>
      <Notice
        tone="warning"
        title={`${name} is under review`}
        actions={
          <LinkButton href="/dashboard/visit/" target="_blank" rel="noopener" size="sm" variant="secondary">
            Look at the shop
          </LinkButton>
        }
      >
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
