import { media, token } from '@omnis/theme/react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'shop-sticky-bar' })`
  position: fixed;
  z-index: ${token('layer.sticky')};
  inset: auto 0 var(--page-foot, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.4')};
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
  /* Above the button, the whole width for itself. */
  .problem {
    flex: 0 0 100%;
    margin: 0;
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
  /** The button that it stands in for has been scrolled away. */
  readonly shown: boolean;
  readonly name: string;
  readonly price: ReactNode;
  /** Outcome of its button, if that has to be shown. */
  readonly problem: ReactNode;
  readonly children: ReactNode;
}

/** On phones, the way into the basket stays in reach when its button has been scrolled away. */
export function StickyBar({ shown, name, price, problem, children }: StickyBarProps): ReactElement {
  return (
    <Root data-bottom-bar="" data-shown={shown ? '' : undefined} inert={!shown}>
      {problem}
      <div>
        <strong>{name}</strong>
        {price}
      </div>
      {children}
    </Root>
  );
}
