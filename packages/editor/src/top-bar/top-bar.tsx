import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Badge, Button, IconButton, Link, Tooltip } from '@omnis/ui';
import {
  ArrowLeft,
  ExternalLink,
  Monitor,
  Redo2,
  Smartphone,
  Tablet,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Device } from '../preview/devices.ts';
import type { StepLabel } from '../state/editor-state.ts';
import { editorTexts, type EditorTextKey, type EditorTexts } from '../texts/editor/index.ts';

const Root = styled.header.withConfig({ componentId: 'editor-top-bar' })`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-height: 3.75rem;
  padding: 0 ${token('space.4')};
  border-bottom: 1px solid ${token('border.color')};
  background: ${token('surface.base')};

  > h1 {
    overflow: hidden;
    font-size: ${token('type.md')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > .state {
    flex: none;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  > .state {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  > .state[data-dirty]::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${token('warning.text')};
  }
  > .badge {
    flex: none;
  }
  > .acts {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${token('space.2')};
  }
  > .others {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-width: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  > .others .words {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > .others svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  > .view {
    flex: none;
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${token('radius.md')};
    color: inherit;
  }
  > .view svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  ${media.hover} {
    > .view:hover {
      background: ${token('surface.hover')};
    }
  }
  > .devices {
    display: none;
    gap: ${token('space.1')};
    margin-inline: auto;
  }
  > .devices button[aria-pressed='true'] {
    background: ${token('surface.selected')};
  }
  > .history {
    display: flex;
    margin-inline-start: auto;
  }
  ${media.down('sm')} {
    gap: ${token('space.1')};
    padding: 0 ${token('space.2')};

    > h1 {
      flex: 1;
      min-width: 0;
    }
    /* Its words are read out all the same. */
    > .state {
      width: 0.5rem;
      overflow: hidden;
      font-size: 0;
    }
    > .state:not([data-dirty]) {
      width: 0;
    }
    > .view,
    > .badge {
      display: none;
    }
    &:has(> .acts[data-two]) {
      flex-wrap: wrap;
      row-gap: 0;
    }
    > .acts[data-two] {
      flex: 1 0 100%;
      padding-bottom: ${token('space.2')};
    }
    > .acts[data-two] > button:not([data-square]) {
      flex: 1;
    }
    > .others .words {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${media.up('lg')} {
    > .devices {
      display: flex;
    }
    > .history {
      margin-inline-start: 0;
    }
  }
`;

/** Properties of {@link TopBar}. */
export interface TopBarProps {
  readonly title: string;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Saving needs the pro plan, and this shop has another. */
  readonly needsPro: boolean;
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
  /** Step to undo; null when there is none. */
  readonly undo: StepLabel | null;
  readonly redo: StepLabel | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
  /** Where shoppers see the page. */
  readonly viewHref?: string;
  readonly onClose?: () => void;
  /** How the page stands before shoppers. */
  readonly badge?: ReactNode;
  /** Names who else has the page open. */
  readonly others?: ReactNode;
  /** The main button where saving is not what shoppers see, such as “Publish”. */
  readonly main?: ReactNode;
  /** Further actions for the page. */
  readonly menu?: ReactNode;
}

const devices = [
  ['desktop', 'computer', Monitor],
  ['tablet', 'tablet', Tablet],
  ['mobile', 'phone', Smartphone],
] as const satisfies readonly (readonly [Device, EditorTextKey, LucideIcon])[];

const stepText = (t: EditorTexts, step: StepLabel): string =>
  'title' in step ? t(step.key, { title: step.title }) : t(step.key);

/** Title, state, devices, undo, redo and save. */
export function TopBar(props: TopBarProps): ReactElement {
  const t = useTexts(editorTexts);
  const { title, dirty, saving, needsPro, device, onDevice, undo, redo, onUndo, onRedo, onSave } = props;
  const { viewHref, onClose, badge, others, main, menu } = props;
  return (
    <Root>
      {onClose !== undefined && (
        <IconButton label={t('backToPages')} onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <h1>{title}</h1>
      <span className="state" role="status" data-dirty={dirty && !saving ? '' : undefined}>
        {t(saving ? 'saving' : dirty ? 'notSaved' : 'saved')}
      </span>
      {badge !== undefined && <span className="badge">{badge}</span>}
      {others}
      <div className="devices" role="group" aria-label={t('previewWidth')}>
        {devices.map(([name, labelKey, Icon]) => (
          <Tooltip key={name} text={t(labelKey)}>
            <IconButton label={t(labelKey)} aria-pressed={device === name} onClick={() => onDevice(name)}>
              <Icon aria-hidden="true" />
            </IconButton>
          </Tooltip>
        ))}
      </div>
      <div className="history">
        <IconButton
          label={undo === null ? t('undo') : t('undoStep', { step: stepText(t, undo) })}
          disabled={undo === null}
          onClick={onUndo}
        >
          <Undo2 aria-hidden="true" />
        </IconButton>
        <IconButton
          label={redo === null ? t('redo') : t('redoStep', { step: stepText(t, redo) })}
          disabled={redo === null}
          onClick={onRedo}
        >
          <Redo2 aria-hidden="true" />
        </IconButton>
      </div>
      {viewHref !== undefined && (
        <Link className="view" href={viewHref} target="_blank" aria-label={t('viewPage')}>
          <ExternalLink aria-hidden="true" />
        </Link>
      )}
      <div className="acts" data-two={main === undefined ? undefined : ''}>
        <Button
          variant={main === undefined ? 'primary' : 'secondary'}
          disabled={!dirty && !saving}
          loading={saving}
          loadingLabel={t('savingPage')}
          onClick={onSave}
        >
          {t('save')}
          {needsPro && main === undefined && <Badge>{t('pro')}</Badge>}
        </Button>
        {main}
        {menu}
      </div>
    </Root>
  );
}
