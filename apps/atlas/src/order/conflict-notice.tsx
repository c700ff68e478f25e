import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button } from '@omnis/ui';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { orderTexts } from '../texts/order/index.ts';

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
  /** Message from the server. */
  readonly message: string;
  /** Called when it was read. */
  readonly onSeen: () => void;
}

/**
 * Says that somebody else moved the order first, and that the page shows it anew. It takes the keyboard, because the
 * button that was pressed is gone; not onto its own button, which the same key would press at once.
 */
export function ConflictNotice({ message, onSeen }: ConflictNoticeProps): ReactElement {
  const t = useTexts(orderTexts);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Root role="alert" ref={notice} tabIndex={-1}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <strong>{t('movedBefore')}</strong>
        <p>{message}</p>
      </div>
      <Button variant="secondary" onClick={onSeen}>
        {t('gotIt')}
      </Button>
    </Root>
  );
}
