import { token } from '@omnis/theme/react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../card/panel-title-css.ts';

const Root = styled.main.withConfig({ componentId: 'ui-entry-page' })`
  display: grid;
  grid-template-rows: minmax(${token('space.10')}, 1fr) auto minmax(${token('space.10')}, 2fr);
  justify-items: center;
  min-height: 100svh;
  padding: ${token('space.4')};

  .panel {
    grid-row: 2;
    width: min(25rem, 100%);
    overflow-wrap: anywhere;
  }
  .brand {
    display: flex;
    justify-content: center;
    margin-bottom: ${token('space.8')};
    color: ${token('primary.text')};
    font-size: ${token('type.xl')};
  }
  .box {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.5')};
    padding: clamp(${token('space.5')}, 6vw, ${token('space.8')});
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.xl')};
    background: ${token('surface.base')};
    box-shadow: ${token('shadow.md')};
  }
  h1 {
    ${panelTitleCss}
    font-size: ${token('type.2xl')};
  }
  .box > .head p {
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
  }
`;

/** Properties of {@link EntryPage}. */
export interface EntryPageProps {
  /** Owner of the page, usually a `Brand`. */
  readonly brand: ReactNode;
  readonly title: string;
  /** Under the title. */
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** A page in front of an app (signing in, what is due before it opens): one panel in the middle. */
export function EntryPage({ brand, title, text, children }: EntryPageProps): ReactElement {
  return (
    <Root>
      <div className="panel">
        <div className="brand">{brand}</div>
        <div className="box">
          <div className="head">
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
          {children}
        </div>
      </div>
    </Root>
  );
}
