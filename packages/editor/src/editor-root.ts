import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The editor's panes: beside each other on computers, one at a time below. */
export const EditorRoot = styled.div.withConfig({ componentId: 'editor-page' })`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 32rem;
  background: ${token('surface.base')};
  color: ${token('text.color')};

  > .views {
    display: flex;
    border-bottom: 1px solid ${token('border.color')};
  }
  > .views button {
    flex: 1;
    min-height: 2.75rem;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  > .views button[aria-pressed='true'] {
    border-bottom-color: ${token('form.accent')};
    color: ${token('text.color')};
  }
  > .panes {
    flex: 1;
    display: grid;
    min-height: 0;
  }
  > .panes > .pane:focus {
    outline: none;
  }
  > .panes > .pane {
    display: grid;
    grid: minmax(0, 1fr) / minmax(0, 1fr);
    grid-area: 1 / 1;
    min-width: 0;
    min-height: 0;
  }
  ${media.down('lg')} {
    > .panes > .pane {
      visibility: hidden;
      background: ${token('surface.base')};
    }
    /* Under the others rather than hidden: browsers stop what frames do that cannot be seen, and it would never be ready. */
    > .panes > .preview {
      visibility: visible;
    }
    &[data-view='list'] > .panes > .list,
    &[data-view='preview'] > .panes > .preview,
    &[data-view='form'] > .panes > .form {
      z-index: 1;
      visibility: visible;
    }
  }
  ${media.up('lg')} {
    > .views {
      display: none;
    }
    > .panes {
      grid-template-columns: 18.5rem minmax(0, 1fr) 21rem;
    }
    > .panes > .pane {
      grid-area: auto;
    }
    > .panes > .list {
      border-inline-end: 1px solid ${token('border.color')};
    }
    > .panes > .form {
      border-inline-start: 1px solid ${token('border.color')};
    }
  }
`;
