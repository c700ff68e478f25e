import { Dialog as Base } from '@base-ui/react/dialog';
import { media, token } from '@omnis/theme/react';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../card/panel-title-css.ts';
import { IconButton } from '../button/icon-button.tsx';
import { backdropCss } from '../overlay/overlay-css.ts';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.div.withConfig({ componentId: 'ui-dialog' })`
  > .backdrop {
    ${backdropCss}
    z-index: ${token('layer.dialog')};
  }
  > .viewport {
    position: fixed;
    inset: 0;
    z-index: ${token('layer.dialog')};
    display: grid;
    /* As wide as the window, whatever word stands in it. */
    grid-template-columns: minmax(0, 1fr);
    place-items: center;
    padding: ${token('space.4')};
    overflow: hidden;
  }
  > .viewport > .popup {
    --dialog-width: 32rem;
    position: relative;
    display: flex;
    flex-direction: column;
    width: min(var(--dialog-width), 100%);
    max-height: 100%;
    border-radius: ${token('radius.xl')};
    background: ${token('surface.overlay')};
    color: ${token('text.color')};
    box-shadow: ${token('shadow.lg')};
    transition:
      opacity ${token('motion.base')} ${token('motion.ease')},
      transform ${token('motion.base')} ${token('motion.ease')};
  }
  > .viewport > .popup[data-size='sm'] {
    --dialog-width: 25rem;
  }
  > .viewport > .popup[data-size='lg'] {
    --dialog-width: 48rem;
  }
  > .viewport > .popup[data-size='full'] {
    --dialog-width: 90rem;
    height: 100%;
  }
  > .viewport > .popup[data-starting-style],
  > .viewport > .popup[data-ending-style] {
    opacity: 0;
    transform: translateY(0.75rem) scale(0.985);
  }
  > .viewport > .popup:focus-visible {
    outline: none;
  }
  .head {
    padding: ${token('space.6')} ${token('space.16')} 0 ${token('space.6')};
  }
  .head h2 {
    ${panelTitleCss}
    font-size: ${token('type.xl')};
    line-height: 1.3;
  }
  .head p {
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
  }
  .close {
    position: absolute;
    top: ${token('space.4')};
    inset-inline-end: ${token('space.4')};
  }
  .body {
    flex: 1;
    min-height: 0;
    padding: ${token('space.5')} ${token('space.6')} ${token('space.6')};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .foot {
    display: flex;
    flex-flow: row wrap;
    justify-content: flex-end;
    gap: ${token('space.3')};
    padding: ${token('space.4')} ${token('space.6')} ${token('space.5')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .foot > .said {
    flex: 1 0 100%;
  }
  .foot[data-plain] {
    padding-top: ${token('space.5')};
    border-top: 0;
  }
  /* In a low window head and foot would leave no room: all of it is scrolled. */
  @media (max-height: 30rem) {
    > .viewport > .popup {
      overflow-y: auto;
    }
    .body {
      flex: 1 0 auto;
      overflow: visible;
    }
  }
  ${media.down('sm')} {
    .viewport {
      padding: ${token('space.3')};
      place-items: end center;
    }
    .foot > * {
      flex: 1 1 auto;
    }
  }
`;

/** Properties of {@link Dialog}. */
export interface DialogProps {
  readonly open: boolean;
  /** Called with false by Escape, the cross and a press outside. */
  readonly onOpenChange: (open: boolean) => void;
  /** Always there: it names the dialog. */
  readonly title: ReactNode;
  /** A line under the title, read out with it. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; the main one last. */
  readonly footer?: ReactNode;
  /** Widths 400, 512 (`md`, unless told), 768px, or almost the whole view. */
  readonly size?: 'sm' | 'md' | 'lg' | 'full';
  /** Stays open on a press outside: for forms whose content would be lost. */
  readonly persistent?: boolean;
  /** Stays open on Escape too, and has no cross: its buttons alone lead on, for what is shown only once. */
  readonly held?: boolean;
  /** Element that gets the focus; the first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Element that gets the focus on closing; by default the one that had it before; for use where that is gone. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog: the page behind is out of reach, Escape closes, the focus returns to where it was.
 *
 * @example
 * ```tsx
 * import { Button, Dialog } from '@omnis/ui';
 * export const Sizes = ({ open, close }: { open: boolean; close: () => void }) => (
 *   <Dialog open={open} onOpenChange={close} title="Size guide" footer={<Button onClick={close}>Done</Button>}>Measure across the chest.</Dialog>
 * );
 * ```
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  persistent = false,
  held = false,
  initialFocus,
  finalFocus,
}: DialogProps): ReactElement {
  const say = useUiText();
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (next || !held) onOpenChange(next);
      }}
      disablePointerDismissal={persistent || held}
    >
      <Base.Portal render={<Root />}>
        <Base.Backdrop className="backdrop" />
        <Base.Viewport className="viewport">
          <Base.Popup className="popup" data-size={size} initialFocus={initialFocus} finalFocus={finalFocus}>
            <div className="head">
              <Base.Title>{title}</Base.Title>
              {description !== undefined && <Base.Description>{description}</Base.Description>}
            </div>
            {children !== undefined && <div className="body">{children}</div>}
            {footer !== undefined && (
              <div className="foot" data-plain={children === undefined ? '' : undefined}>
                {footer}
              </div>
            )}
            {/* Last, so that the focus starts on the content. */}
            {!held && (
              <Base.Close
                render={
                  <IconButton label={say('Close')} className="close">
                    <X aria-hidden="true" />
                  </IconButton>
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
