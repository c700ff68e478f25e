import { token } from '@omnis/theme/react';
import { Button } from '@omnis/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'atlas-conflict-notice' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')} ${token('space.4')};
  padding: ${token('space.3')} ${token('space.4')};
  border: ${token('border.width')} solid ${token('warning.color')};
  border-radius: ${token('radius.lg')};
  background: ${token('warning.background')};
  color: ${token('warning.text')};

  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  div {
    flex: 1 1 16rem;
  }
  p {
    margin-top: ${token('space.1')};
  }
`;

/** Properties of {@link ConflictNotice}. */
export interface ConflictNoticeProps {
  /** What the server said. */
  readonly message: string;
  readonly reloading: boolean;
  readonly onReload: () => void;
}

/** Says that the order is no longer what the page shows, and why the move was not made. */
export function ConflictNotice({ message, reloading, onReload }: ConflictNoticeProps): ReactElement {
  return (
    <Root role="alert">
      <TriangleAlert aria-hidden="true" />
      <div>
        <strong>The order has changed since this page was loaded. Your move was not made.</strong>
        <p>{message}</p>
      </div>
      <Button variant="secondary" loading={reloading} loadingLabel="Reloading" onClick={onReload}>
        Reload the order
      </Button>
    </Root>
  );
}
