import { Spinner } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: 100svh;
`;

/** Until the first page is there. */
export function Starting({ label = 'Starting' }: { readonly label?: string }): ReactElement {
  return (
    <Root>
      <Spinner label={label} />
    </Root>
  );
}
