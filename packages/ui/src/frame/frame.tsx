import { media, token } from '@omnis/theme/react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'ui-frame' })`
  --bar-height: 3.5rem;
  min-height: 100svh;

  > .skip {
    position: absolute;
    z-index: calc(${token('layer.sticky')} + 1);
    top: ${token('space.2')};
    left: ${token('space.2')};
    padding: ${token('space.2')} ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.overlay')};
    box-shadow: ${token('shadow.md')};
    transform: translateY(-5rem);
  }
  > .skip:focus {
    transform: none;
  }
  > .bar {
    position: sticky;
    z-index: ${token('layer.sticky')};
    top: 0;
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: var(--bar-height);
    padding-inline: ${token('layout.gutter')};
    border-bottom: ${token('border.width')} solid ${token('sidebar.border')};
  }
  > .bar,
  > .side {
    background: ${token('sidebar.background')};
    color: ${token('sidebar.color')};
  }
  > .bar button {
    --button-text: currentColor;
    --button-fill-hover: ${token('sidebar.activeBackground')};
  }
  > .bar :focus-visible {
    outline-color: currentColor;
  }
  > .side {
    display: none;
  }
  > main {
    min-width: 0;
    padding: ${token('space.6')} ${token('layout.gutter')} ${token('space.16')};
  }
  > main:focus {
    outline: none;
  }
  .content {
    max-width: ${token('layout.container.width')};
    margin-inline: auto;
  }
  &[data-side] .content {
    max-width: 72rem;
  }
  &[data-busy] .content {
    opacity: 0.6;
    transition: opacity ${token('motion.base')} 200ms;
  }
  ${media.up('lg')} {
    &[data-side] {
      display: grid;
      grid-template-columns: ${token('layout.sidebar.width')} minmax(0, 1fr);
    }
    &[data-side] > .bar {
      display: none;
    }
    > .side {
      display: block;
      border-inline-end: ${token('border.width')} solid ${token('sidebar.border')};
    }
    .side > .stays {
      position: sticky;
      top: 0;
      display: flex;
      flex-direction: column;
      height: 100svh;
      overflow-y: auto;
    }
    &[data-side] > main {
      padding: ${token('space.8')} ${token('space.8')} ${token('space.20')};
    }
  }
  ${media.down('md')} {
    > main {
      padding-top: ${token('space.4')};
    }
  }
  @media print {
    > .bar,
    > .side {
      display: none;
    }
  }
`;

/** Properties of {@link Frame}. */
export interface FrameProps {
  /** The bar at the top; with a `side` it is there on small screens only. */
  readonly bar: ReactNode;
  /** The sidebar of large screens; on small ones the bar has to open what it holds. */
  readonly side?: ReactNode;
  /** Another page is on its way. */
  readonly busy?: boolean;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * Frame of every page of an app: a skip link for the keyboard, a bar or a sidebar, and the page as the document's main
 * part, `#content`.
 *
 * @example
 * ```tsx
 * import { Brand, Frame } from '@omnis/ui';
 * export const App = () => <Frame bar={<Brand name="Omnis" app="Atlas" />}><h1>Orders</h1></Frame>;
 * ```
 */
export function Frame({ bar, side, busy = false, children }: FrameProps): ReactElement {
  return (
    <Root data-side={side === undefined ? undefined : ''} data-busy={busy ? '' : undefined}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="bar">{bar}</header>
      {side !== undefined && (
        <header className="side">
          <div className="stays">{side}</div>
        </header>
      )}
      <main id="content" tabIndex={-1}>
        <div className="content">{children}</div>
      </main>
    </Root>
  );
}
