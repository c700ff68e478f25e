import { Dialog as Base } from '@base-ui/react/dialog';
import { token } from '@omnis/theme/react';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../card/panel-title-css.ts';
import { IconButton } from '../button/icon-button.tsx';
import { backdropCss } from '../overlay/overlay-css.ts';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.div.withConfig({ componentId: 'ui-drawer' })`
  > .backdrop {
    ${backdropCss}
    z-index: ${token('layer.drawer')};
  }
  > .popup {
    position: fixed;
    z-index: ${token('layer.drawer')};
    inset-block: 0;
    display: flex;
    flex-direction: column;
    width: min(var(--drawer-width), calc(100vw - min(2.5rem, 11vw)));
    background: ${token('surface.overlay')};
    color: ${token('text.color')};
    box-shadow: ${token('shadow.lg')};
    transition: transform ${token('motion.slow')} ${token('motion.ease')};
  }
  > .popup:focus-visible {
    outline: none;
  }
  > .popup[data-side='start'] {
    inset-inline-start: 0;
  }
  > .popup[data-side='end'] {
    inset-inline-end: 0;
  }
  > .popup[data-side='bottom'] {
    inset: auto 0 0;
    width: 100%;
    max-height: 85vh;
    max-height: 85dvh;
    border-radius: ${token('radius.xl')} ${token('radius.xl')} 0 0;
  }
  > .popup[data-side='start']:is([data-starting-style], [data-ending-style]) {
    transform: translateX(-100%);
  }
  > .popup[data-side='end']:is([data-starting-style], [data-ending-style]) {
    transform: translateX(100%);
  }
  > .popup[data-side='bottom']:is([data-starting-style], [data-ending-style]) {
    transform: translateY(100%);
  }
  .head {
    display: flex;
    align-items: center;
    min-height: ${token('layout.header.default')};
    padding: ${token('space.2')} ${token('space.16')} ${token('space.2')} ${token('space.5')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    background: ${token('surface.overlay')};
    color: ${token('text.color')};
  }
  .head h2 {
    ${panelTitleCss}
    color: inherit;
    font-size: ${token('type.lg')};
  }
  .close {
    position: absolute;
    top: calc((${token('layout.header.default')} - ${token('button.height.md')}) / 2);
    inset-inline-end: ${token('space.3')};
  }
  .body {
    flex: 1;
    min-height: 0;
    padding: min(${token('space.5')}, 6vw);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .body[data-flush] {
    padding: 0;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    padding: ${token('space.4')} min(${token('space.5')}, 6vw);
    padding-bottom: max(${token('space.4')}, env(safe-area-inset-bottom));
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  /* In a low window head and foot would leave no room: all of it is scrolled. */
  @media (max-height: 30rem) {
    > .popup {
      overflow-y: auto;
    }
    .body {
      flex: 1 0 auto;
      overflow: visible;
    }
  }
  /* Buttons whose words do not fit beside each other lie under each other, and break their words where one alone has no room. */
  .foot > * {
    flex: 1 1 auto;
    min-width: fit-content;
  }
`;

/** Properties of {@link Drawer}. */
export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Stays at the bottom: filters' “Show 24 products”, a basket's checkout. */
  readonly footer?: ReactNode;
  /** `end` unless told: `start` for navigation, `bottom` for short lists on phones. */
  readonly side?: 'start' | 'end' | 'bottom';
  /** A CSS length, 24rem unless told. */
  readonly width?: string;
  /** No air around the content: for menus. */
  readonly flush?: boolean;
}

/**
 * A panel that slides in from a side, modal like a dialog (storefront.md §2 Regions: slide-in sidebar with close control and backdrop).
 *
 * @example
 * ```tsx
 * import { Drawer } from '@omnis/ui';
 * export const example = (open: boolean, set: (open: boolean) => void) => <Drawer open={open} onOpenChange={set} title="Filters">Sizes and colours</Drawer>;
 * ```
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  children,
  footer,
  side = 'end',
  width = '24rem',
  flush = false,
}: DrawerProps): ReactElement {
  const say = useUiText();
  const style: Record<`--${string}`, string> = { '--drawer-width': width };
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal render={<Root />}>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className="popup" data-side={side} style={style}>
          <div className="head">
            <Base.Title>{title}</Base.Title>
          </div>
          <div className="body" data-flush={flush ? '' : undefined}>
            {children}
          </div>
          {footer !== undefined && <div className="foot">{footer}</div>}
          {/* Last, so that the focus starts on the content. */}
          <Base.Close
            render={
              <IconButton label={say('Close')} className="close">
                <X aria-hidden="true" />
              </IconButton>
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
