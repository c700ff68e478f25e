import type { CanvasKey } from '@omnis/blocks';
import type { Page } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, Spinner } from '@omnis/ui';
import { useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { deviceWidths, type Device } from './devices.ts';
import { useCanvasLine } from './use-canvas-line.ts';
import { useWidth } from './use-width.ts';
import { editorTexts } from '../texts/editor/index.ts';

const Root = styled.section.withConfig({ componentId: 'editor-preview' })`
  position: relative;
  display: grid;
  place-items: start center;
  min-width: 0;
  min-height: 0;
  padding: ${token('space.4')};
  overflow: hidden;
  background: ${token('surface.sunken')};

  > .skip {
    position: absolute;
    z-index: 1;
    top: ${token('space.2')};
    left: ${token('space.2')};
    min-height: 2.5rem;
    padding: 0 ${token('space.4')};
    border: 0;
    border-radius: ${token('radius.md')};
    background: ${token('surface.overlay')};
    color: ${token('text.color')};
    box-shadow: ${token('shadow.md')};
    font-size: ${token('type.sm')};
  }
  > .skip:not(:focus) {
    width: 1px;
    min-height: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > .stage {
    position: relative;
    justify-self: stretch;
    align-self: stretch;
    min-width: 0;
    overflow: hidden;
  }
  .sheet {
    position: absolute;
    top: 0;
    left: 50%;
    width: var(--device-width);
    height: calc(100% / var(--device-scale));
    transform: translateX(-50%) scale(var(--device-scale));
    transform-origin: top center;
  }
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: ${token('radius.lg')};
    background: ${token('page.background')};
    box-shadow: ${token('shadow.md')};
  }
  > .waiting {
    position: absolute;
    inset: ${token('space.4')};
    display: grid;
    place-items: center;
    align-content: center;
    gap: ${token('space.4')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.base')};
    color: ${token('text.muted')};
    text-align: center;
  }
  ${media.down('lg')} {
    padding: 0;

    iframe,
    > .waiting {
      border-radius: 0;
    }
    > .waiting {
      inset: 0;
    }
  }
  > .failure {
    position: absolute;
    inset-inline: ${token('space.6')};
    bottom: ${token('space.6')};
    padding: ${token('space.3')} ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('warning.background')};
    color: ${token('warning.text')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link Preview}. */
export interface PreviewProps {
  readonly page: Page;
  readonly selected: string | null;
  /** Titles of the types for shop owners, by name. */
  readonly titles: Readonly<Record<string, string>>;
  readonly onSelect: (uid: string | null) => void;
  /** Keys of the editor that were pressed in the frame. */
  readonly onKey: (key: CanvasKey) => void;
  /** Goes past the page, which may have a hundred links, to the settings; absent where they are not beside it. */
  readonly onSkip?: (() => void) | undefined;
  /** Origin of the store's preview. */
  readonly canvasOrigin: string;
  /** Address of the page on it. */
  readonly canvasUrl: string;
  readonly device: Device;
}

/** The page as shoppers see it, in a frame of the store's own preview origin, at the width of a device. */
export function Preview(props: PreviewProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return <Frame key={attempt} onRetry={() => setAttempt(attempt + 1)} {...props} />;
}

function Frame({
  page,
  selected,
  titles,
  onSelect,
  onKey,
  onSkip,
  canvasOrigin,
  canvasUrl,
  device,
  onRetry,
}: PreviewProps & { readonly onRetry: () => void }): ReactElement {
  const t = useTexts(editorTexts);
  const { frameRef, status, failure } = useCanvasLine({
    origin: canvasOrigin,
    page,
    selected,
    titles,
    onSelect,
    onKey,
  });
  const stageRef = useRef<HTMLDivElement>(null);
  const room = useWidth(stageRef);
  const width = deviceWidths[device];
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--device-width': `${width}px`,
    '--device-scale': room === 0 ? 1 : Math.min(1, room / width),
  };
  return (
    <Root aria-label={t('preview')}>
      {onSkip !== undefined && (
        <button type="button" className="skip" onClick={onSkip}>
          {t('skipPreview')}
        </button>
      )}
      <div className="stage" ref={stageRef}>
        <div className="sheet" style={style}>
          <iframe
            ref={frameRef}
            src={canvasUrl}
            title={t('previewOfPage')}
            referrerPolicy="strict-origin"
            sandbox={sandboxFor(canvasOrigin)}
          />
        </div>
      </div>
      {status === 'loading' && (
        <div className="waiting">
          <Spinner label={t('loadingPreview')} />
        </div>
      )}
      {status === 'silent' && (
        <div className="waiting" role="alert">
          <p>{t('previewSilent')}</p>
          <Button variant="secondary" onClick={onRetry}>
            {t('loadPreviewAgain')}
          </Button>
        </div>
      )}
      {failure !== null && (
        <p className="failure" role="status">
          {failure}
        </p>
      )}
    </Root>
  );
}

/**
 * Permissions of the preview. Its origin is its own, so keeping it gives it nothing of the editor's; should it ever be
 * the editor's, the frame gets none, and the shop's content stays apart all the same.
 */
function sandboxFor(origin: string): string {
  const own = typeof location !== 'undefined' && location.origin === origin;
  return own ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin';
}
