import { media, token } from '@omnis/theme/react';
import { useEffect, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'shop-sticky-bar' })`
  position: fixed;
  z-index: ${token('layer.sticky')};
  inset: auto 0 var(--page-foot, 0px);
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  padding: ${token('space.3')} ${token('layout.gutter')};
  padding-bottom: max(${token('space.3')}, calc(env(safe-area-inset-bottom) - var(--page-foot, 0px)));
  border-top: ${token('border.width')} solid ${token('border.color')};
  background: ${token('page.background')};
  transform: translateY(110%);
  visibility: hidden;
  transition:
    transform ${token('motion.base')} ${token('motion.ease')},
    visibility 0s ${token('motion.base')};

  &[data-shown] {
    transform: none;
    visibility: visible;
    transition-delay: 0s;
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  strong {
    display: block;
    overflow: hidden;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .price {
    font-size: ${token('type.sm')};
  }
  ${media.up('lg')} {
    display: none;
  }
  /* In a low window it would lie over what is looked at. */
  @media (max-height: 30rem) {
    display: none;
  }
`;

/** Properties of {@link StickyBar}. */
export interface StickyBarProps {
  /** Shown once this has been scrolled past. */
  readonly watch: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly price: ReactNode;
  readonly children: ReactNode;
}

/** On phones, the way into the basket stays in reach when its button has been scrolled away. */
export function StickyBar({ watch, name, price, children }: StickyBarProps): ReactElement {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = watch.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watch]);
  return (
    <Root data-bottom-bar="" data-shown={shown ? '' : undefined} inert={!shown}>
      <div>
        <strong>{name}</strong>
        {price}
      </div>
      {children}
    </Root>
  );
}
