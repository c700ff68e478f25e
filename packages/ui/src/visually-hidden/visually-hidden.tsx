import type { ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';

/** Out of sight, still read out. For components that hide a part of themselves. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const Root = styled.span.withConfig({ componentId: 'ui-visually-hidden' })`
  ${visuallyHidden}
`;

const BlockRoot = styled.div.withConfig({ componentId: 'ui-block' })`
  ${visuallyHidden}
`;

/** Properties of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** A block (`div`) where the content is a table or a list; a `span` unless told. */
  readonly block?: boolean;
}

/**
 * Content for those who listen to the page rather than look at it.
 *
 * @example
 * ```tsx
 * import { VisuallyHidden } from '@omnis/ui';
 * export const example = () => <VisuallyHidden>opens in a new tab</VisuallyHidden>;
 * ```
 */
export function VisuallyHidden({ children, block = false }: VisuallyHiddenProps): ReactElement {
  return block ? <BlockRoot>{children}</BlockRoot> : <Root>{children}</Root>;
}
