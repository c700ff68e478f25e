import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { checkoutTexts } from '../texts/checkout/index.ts';

const Root = styled.section.withConfig({ componentId: 'shop-checkout-reviewed' })`
  .known {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')} ${token('space.4')};
    align-items: start;
    justify-content: space-between;
  }
  .known p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Properties of {@link Reviewed}. */
export interface ReviewedProps {
  readonly id: string;
  readonly title: string;
  /** Known values to review; null where they have to be filled in. */
  readonly known: string | null;
  /** True when something in it has a fault, so that its fields have to be seen. */
  readonly faulty: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** A part of the express checkout: what is known of it with a way to change it, else its fields. */
export function Reviewed({ id, title, known, faulty, children }: ReviewedProps): ReactElement {
  const t = useTexts(checkoutTexts);
  const root = useRef<HTMLElement>(null);
  const [isOpened, setOpened] = useState(false);
  const isClosed = known !== null && !isOpened && !faulty;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isOpened) root.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isOpened]);
  return (
    <Root ref={root} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {isClosed ? (
        <div className="known">
          <p>{known}</p>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('changeOf', { title })}
            onClick={() => setOpened(true)}
          >
            {t('change')}
          </Button>
        </div>
      ) : (
        children
      )}
    </Root>
  );
}
