import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../spinner/spinner.tsx';

const Root = styled.main.withConfig({ componentId: 'ui-starting' })`
  display: grid;
  place-items: center;
  min-height: 100svh;
`;

/** Properties of {@link Starting}. */
export interface StartingProps {
  /** “Starting” unless told. */
  readonly label?: string;
}

/**
 * On the whole screen, until the first page is there or the last has gone.
 *
 * @example
 * ```tsx
 * import { Starting } from '@omnis/ui';
 * export const example = () => <Starting label="Loading your store" />;
 * ```
 */
export function Starting({ label = 'Starting' }: StartingProps): ReactElement {
  return (
    <Root>
      <Spinner label={label} />
    </Root>
  );
}
