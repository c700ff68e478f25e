import { token } from '@omnis/theme/react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'shop-entry-panel' })`
  display: grid;
  gap: ${token('space.5')};
  align-content: start;
  max-width: 27rem;
  min-height: 60vh;
  margin-inline: auto;
  padding: clamp(2.5rem, 8vh, 6rem) ${token('layout.gutter')};

  h1 {
    font-size: ${token('type.3xl')};
    text-align: center;
  }
  > p {
    color: ${token('text.muted')};
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

/** What stands beside a form that a browser without scripts cannot send. */
export function NeedsScripts(): ReactElement {
  return (
    <noscript>
      <p>
        <strong>Your browser runs no scripts here.</strong> Allow them for this shop and load the page again
        to go on.
      </p>
    </noscript>
  );
}

/** Properties of {@link EntryPanel}. */
export interface EntryPanelProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** A narrow page about getting into an account. */
export function EntryPanel({ title, text, children }: EntryPanelProps): ReactElement {
  return (
    <Root>
      <h1>{title}</h1>
      <p>{text}</p>
      <NeedsScripts />
      {children}
    </Root>
  );
}
