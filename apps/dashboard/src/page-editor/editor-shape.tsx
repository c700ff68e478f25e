import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { pageEditorTexts } from '../texts/page-editor/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-editor-shape' })`
  height: 100svh;

  .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 3.75rem;
    padding-inline: ${token('space.4')};
    border-bottom: 1px solid ${token('border.color')};
  }
  .panes {
    display: grid;
    height: calc(100svh - 3.75rem);
  }
  .list,
  .form {
    display: grid;
    gap: ${token('space.3')};
    align-content: start;
    padding: ${token('space.4')};
  }
  .form,
  .canvas {
    display: none;
  }
  ${media.up('lg')} {
    .panes {
      grid-template-columns: 18.5rem minmax(0, 1fr) 21rem;
    }
    .form {
      display: grid;
      border-inline-start: 1px solid ${token('border.color')};
    }
    .list {
      border-inline-end: 1px solid ${token('border.color')};
    }
    .canvas {
      display: block;
      padding: ${token('space.4')};
      background: ${token('surface.sunken')};
    }
  }
`;

/** The editor's shape while its page loads. */
export function EditorShape(): ReactElement {
  const t = useTexts(pageEditorTexts);
  return (
    <Root>
      <SkeletonGroup label={t('openingTheEditor')}>
        <div className="bar">
          <Skeleton width="9rem" />
          <Skeleton shape="block" width="5rem" height="2.5rem" />
        </div>
        <div className="panes">
          <div className="list">
            {[1, 2, 3, 4, 5, 6].map((each) => (
              <Skeleton key={each} shape="block" height="2.25rem" />
            ))}
          </div>
          <div className="canvas">
            <Skeleton shape="block" height="100%" />
          </div>
          <div className="form">
            <Skeleton width="60%" />
            <Skeleton shape="block" height="2.75rem" />
            <Skeleton shape="block" height="2.75rem" />
            <Skeleton shape="block" height="7rem" />
          </div>
        </div>
      </SkeletonGroup>
    </Root>
  );
}
