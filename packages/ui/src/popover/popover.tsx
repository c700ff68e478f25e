import { Popover as Base } from '@base-ui/react/popover';
import { token } from '@omnis/theme/react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../card/panel-title-css.ts';
import { floatingCss } from '../overlay/overlay-css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const Root = styled.div.withConfig({ componentId: 'ui-popover' })`
  .positioner {
    z-index: ${token('layer.popover')};
  }
  .popup {
    ${floatingCss}
    width: var(--popover-width);
    max-width: min(calc(100vw - 2rem), var(--available-width));
    max-height: var(--available-height);
    padding: ${token('space.4')};
    overflow-y: auto;
    font-size: ${token('type.sm')};
  }
  h2 {
    ${panelTitleCss}
    margin-bottom: ${token('space.2')};
    font-size: ${token('type.md')};
  }
`;

/** Properties of {@link Popover}. */
export interface PopoverProps {
  /** A button that opens it. */
  readonly trigger?: ReactElement;
  /** In place of a trigger: what it stands beside, where its code is fetched at the first press. Whoever sets it opens it by `open`. */
  readonly anchor?: RefObject<HTMLElement | null>;
  /** Names it. */
  readonly title: ReactNode;
  readonly hideTitle?: boolean;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  /** A CSS length, 20rem unless told. */
  readonly width?: string;
}

/** Tells whether a press outside leaves the panel open: the anchor and a message with its “Undo” see to themselves. */
function staysOpen(event: Event, anchor: PopoverProps['anchor']): boolean {
  // Of a focus that leaves, where it goes to.
  const at = event instanceof FocusEvent ? event.relatedTarget : event.target;
  return (
    at instanceof Element &&
    (anchor?.current?.contains(at) === true || at.closest('[data-snackbar]') !== null)
  );
}

/** More about something, beside it; the page stays in reach. */
export function Popover({
  trigger,
  anchor,
  title,
  hideTitle = false,
  children,
  open,
  onOpenChange,
  align = 'center',
  side = 'bottom',
  width = '20rem',
}: PopoverProps): ReactElement {
  const heading = <Base.Title>{title}</Base.Title>;
  const style: Record<`--${string}`, string> = { '--popover-width': width };
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        if (next || !staysOpen(event, anchor)) onOpenChange?.(next);
      }}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal render={<Root />}>
        <Base.Positioner className="positioner" anchor={anchor} align={align} side={side} sideOffset={8}>
          <Base.Popup className="popup" style={style} finalFocus={anchor}>
            {hideTitle ? <VisuallyHidden block>{heading}</VisuallyHidden> : heading}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
