import { Tooltip as Base } from '@base-ui/react/tooltip';
import { token } from '@omnis/theme/react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'ui-tooltip' })`
  .positioner {
    z-index: ${token('layer.tooltip')};
  }
  .popup {
    max-width: 16rem;
    padding: ${token('space.1')} ${token('space.2')};
    border-radius: ${token('radius.md')};
    background: ${token('tooltip.background')};
    color: ${token('tooltip.color')};
    box-shadow: ${token('shadow.sm')};
    font-size: ${token('type.xs')};
    line-height: 1.5;
    transition: opacity ${token('motion.fast')} ${token('motion.ease')};
  }
  .popup[data-starting-style],
  .popup[data-ending-style] {
    opacity: 0;
  }
`;

/** Properties of {@link Tooltip}. */
export interface TooltipProps {
  /** A few words. It adds to what the control says itself: touch screens do not show it. */
  readonly text: ReactNode;
  /** The control. */
  readonly children: ReactElement;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

/**
 * A few words about a control, on hover and on keyboard focus; Escape hides them.
 *
 * @example
 * ```tsx
 * import { Tooltip } from '@omnis/ui';
 * export const example = () => <Tooltip text="Copied"><button type="button">Copy</button></Tooltip>;
 * ```
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactElement {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal render={<Root />}>
        <Base.Positioner className="positioner" side={side} sideOffset={6}>
          <Base.Popup className="popup">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
