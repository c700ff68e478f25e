import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { marketingTexts, type OverlayProps } from '@omnis/shop-kit';
import { useEffect, useRef, type ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Root = styled.dialog.withConfig({ componentId: 'shop-loading-overlay' })`
  gap: ${token('space.4')};
  justify-items: center;
  padding: ${token('space.6')};
  border: 0;
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  color: ${token('text.color')};
  box-shadow: ${token('shadow.lg')};

  &[open] {
    display: grid;
  }
  &::before {
    content: '';
    width: 2rem;
    height: 2rem;
    border: 3px solid ${token('border.color')};
    border-top-color: ${token('primary.color')};
    border-radius: ${token('radius.full')};
    animation: ${turn} 900ms linear infinite;
  }
  ${media.reducedMotion} {
    &::before {
      animation: none;
    }
  }
  p {
    margin: 0;
  }
`;

/** Holds the page while something is under way; only what opened it closes it. */
export default function Loading({ open, onOpenChange, content }: OverlayProps): ReactElement {
  const t = useTexts(marketingTexts);
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (open) dialog?.showModal();
    return () => dialog?.close();
  }, [open]);
  return (
    <Root
      ref={element}
      aria-busy="true"
      onCancel={(event) => {
        event.preventDefault();
        onOpenChange(false);
      }}
    >
      <p role="status">{content.title ?? t('moment')}</p>
    </Root>
  );
}
