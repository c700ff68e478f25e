import { textParts, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { accountTexts } from '../texts/account/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-entry-panel' })`
  display: grid;
  gap: ${token('space.5')};
  align-content: start;
  max-width: 27rem;
  min-height: 60vh;
  margin-inline: auto;
  padding: clamp(2.5rem, 8vh, 6rem) ${token('layout.gutter')};
  outline: none;

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

/** Shown beside a form that a browser without scripts cannot send. */
export function NeedsScripts(): ReactElement {
  const t = useTexts(accountTexts);
  return (
    <noscript>
      <p>{textParts(t, 'noScripts', { first: <strong>{t('runsNoScripts')}</strong> })}</p>
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
  const root = useRef<HTMLDivElement>(null);
  const said = useRef(title);
  useEffect(() => {
    if (said.current === title) return;
    said.current = title;
    // The focused element has gone with the previous content.
    if (document.activeElement === document.body) root.current?.focus();
  }, [title]);
  return (
    <Root ref={root} tabIndex={-1}>
      <h1>{title}</h1>
      <p>{text}</p>
      <NeedsScripts />
      {children}
    </Root>
  );
}
