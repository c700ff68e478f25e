import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The editor's panes: beside each other on computers, one at a time below. */
export const ThemeEditorRoot = styled.div.withConfig({ componentId: 'theme-editor' })`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 32rem;
  background: ${token('surface.base')};
  color: ${token('text.color')};

  > .messages {
    padding: ${token('space.2')} ${token('space.4')};
  }
  > .messages ul {
    margin: ${token('space.1')} 0 0;
    padding-inline-start: 1.2em;
  }
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
  > .panes > .pane {
    grid-area: 1 / 1;
    min-width: 0;
    min-height: 0;
  }
  > .panes > .form {
    display: grid;
    align-content: start;
    gap: ${token('space.4')};
    padding: ${token('space.4')};
    overflow-y: auto;
    background: ${token('surface.base')};
  }
  ${media.down('lg')} {
    > .panes > .pane {
      visibility: hidden;
    }
    /* Under the other rather than hidden: browsers stop what frames do that cannot be seen. */
    > .panes > .preview {
      visibility: visible;
    }
    &[data-view='form'] > .panes > .form,
    &[data-view='preview'] > .panes > .preview {
      z-index: 1;
      visibility: visible;
    }
  }
  ${media.up('lg')} {
    > .views {
      display: none;
    }
    > .panes {
      grid-template-columns: 25rem minmax(0, 1fr);
    }
    > .panes > .pane {
      grid-area: auto;
    }
    > .panes > .form {
      border-inline-end: 1px solid ${token('border.color')};
    }
  }
`;
