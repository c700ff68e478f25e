import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, IconButton, Menu, type MenuItem } from '@omnis/ui';
import { ArrowLeft, Ellipsis, Redo2, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { themeEditorTexts } from '../texts/theme-editor/index.ts';

const Root = styled.header.withConfig({ componentId: 'theme-editor-bar' })`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-height: 3.75rem;
  padding: 0 ${token('space.4')};
  border-bottom: 1px solid ${token('border.color')};

  > .title {
    min-width: 0;
    margin-inline-end: auto;
  }
  h1 {
    overflow: hidden;
    font-size: ${token('type.md')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .state {
    display: block;
    overflow: hidden;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.down('sm')} {
    flex-wrap: wrap;
    gap: ${token('space.1')};
    padding: ${token('space.1')} ${token('space.2')};

    /* The buttons have a row of their own. */
    > .title {
      flex: 1 1 calc(100% - 3.5rem);
    }
    > button:not(:first-child) {
      white-space: nowrap;
    }
  }
`;

/** Properties of {@link ThemeTopBar}. */
export interface ThemeTopBarProps {
  readonly title: string;
  readonly state: string;
  /** The step that is undone; null: there is none. */
  readonly undo: string | null;
  readonly redo: string | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
  /** Absent where the owner publishes nothing. */
  readonly onPublish: (() => void) | undefined;
  /** True when there is something to publish. */
  readonly mayPublish: boolean;
  readonly menu: readonly MenuItem[];
  readonly onClose: (() => void) | undefined;
}

/** Name, state, undo, redo, and what is done with the whole theme. */
export function ThemeTopBar(props: ThemeTopBarProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const { title, state, undo, redo, onUndo, onRedo, dirty, saving, onSave, menu, onClose } = props;
  const { onPublish, mayPublish } = props;
  return (
    <Root>
      {onClose !== undefined && (
        <IconButton label={t('backToAppearance')} onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <div className="title">
        <h1>{title}</h1>
        <span className="state" role="status">
          {state}
        </span>
      </div>
      <IconButton
        label={undo === null ? t('undo') : t('undoStep', { step: undo })}
        disabled={undo === null}
        onClick={onUndo}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={redo === null ? t('redo') : t('redoStep', { step: redo })}
        disabled={redo === null}
        onClick={onRedo}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
      {menu.length > 0 && (
        <Menu
          trigger={
            <IconButton label={t('more')}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          align="end"
          items={menu}
        />
      )}
      <Button
        variant={onPublish === undefined ? 'primary' : 'secondary'}
        disabled={!dirty && !saving}
        loading={saving}
        loadingLabel={t('saving')}
        onClick={onSave}
      >
        {t('saveDraft')}
      </Button>
      {onPublish !== undefined && (
        <Button disabled={!mayPublish} onClick={onPublish}>
          {t('publish')}
        </Button>
      )}
    </Root>
  );
}
