import { token } from '@omnis/theme/react';
import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { styled } from 'styled-components';
import { cssVariables } from '../parts/style.ts';
import { readText, type Values } from '../read/read.ts';
import { blockElement } from './block-element.ts';

const Root = styled.div.withConfig({ componentId: 'block-outline' })`
  position: absolute;
  z-index: ${token('layer.popover')};
  top: var(--b-top);
  left: var(--b-left);
  width: var(--b-width);
  height: var(--b-height);
  pointer-events: none;
  outline: 2px solid ${token('focus.color')};
  outline-offset: -2px;

  &[data-quiet] {
    outline-width: 1px;
    outline-offset: -1px;
    opacity: 0.75;
  }
  > span {
    position: absolute;
    bottom: 100%;
    left: 0;
    padding: 0.15rem 0.6rem;
    background: ${token('surface.inverse')};
    color: ${token('surface.inverseText')};
    font:
      ${token('weight.medium')} ${token('type.xs')} / 1.5 system-ui,
      sans-serif;
    letter-spacing: 0;
    white-space: nowrap;
  }
  &[data-label-inside] > span {
    top: 0;
    bottom: auto;
  }
`;

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Properties of {@link BlockOutline}. */
export interface BlockOutlineProps {
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly uid: string;
  /** Titles of the types for shop owners, by name. */
  readonly titles: Values;
  /** Under the pointer only, not selected. */
  readonly quiet?: boolean;
}

/** A frame over a block with its name, drawn beside the page so that it changes nothing of it. */
export function BlockOutline({
  rootRef,
  uid,
  titles,
  quiet = false,
}: BlockOutlineProps): ReactElement | null {
  const [box, setBox] = useState<Box | null>(null);
  const [type, setType] = useState('');
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    const measure = (): void => {
      const element = blockElement(root, uid);
      setType(element?.getAttribute('data-block-type') ?? '');
      setBox(element === null ? null : boxWithin(root, element));
    };
    measure();
    // Whatever is added or removed, and whatever changes the page's height, may move the block.
    const sizes = new ResizeObserver(measure);
    sizes.observe(root);
    const changes = new MutationObserver(measure);
    if (root.firstElementChild !== null) {
      sizes.observe(root.firstElementChild);
      changes.observe(root.firstElementChild, { childList: true, subtree: true, attributes: true });
    }
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [rootRef, uid]);
  if (box === null) return null;
  return (
    <Root
      data-quiet={quiet ? '' : undefined}
      data-label-inside={box.top < 28 ? '' : undefined}
      aria-hidden="true"
      style={cssVariables({
        '--b-top': `${box.top}px`,
        '--b-left': `${box.left}px`,
        '--b-width': `${box.width}px`,
        '--b-height': `${box.height}px`,
      })}
    >
      <span>{readText(titles, type) || type}</span>
    </Root>
  );
}

function boxWithin(root: Element, element: Element): Box {
  const outer = root.getBoundingClientRect();
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top - outer.top, left: left - outer.left, width, height };
}
