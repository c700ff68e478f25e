import { facePreviewQuery, type FacePreview as Face } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Spinner } from '@omnis/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { deskFaceTexts } from '../texts/desk-face/index.ts';

const Root = styled.section.withConfig({ componentId: 'desk-face-preview' })`
  display: grid;
  gap: ${token('space.3')};
  min-width: 0;

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
  }
  .bar h2 {
    flex: 1;
    margin: 0;
    font-size: ${token('type.md')};
  }
  .stage {
    position: relative;
    height: var(--stage-height);
    overflow: hidden;
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
  }
  iframe {
    position: absolute;
    top: 0;
    left: 50%;
    width: var(--frame-width);
    height: calc(var(--stage-height) / var(--frame-scale));
    border: 0;
    transform: translateX(-50%) scale(var(--frame-scale));
    transform-origin: top center;
  }
  .waiting {
    position: absolute;
    z-index: 1;
    inset: 0;
    display: grid;
    place-items: center;
    align-content: center;
    gap: ${token('space.3')};
    padding: ${token('space.4')};
    background: ${token('surface.base')};
    color: ${token('text.muted')};
    text-align: center;
  }
  p {
    margin: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

const widths = { desktop: 1280, phone: 375 } as const;

/** The preview says nothing for this long, in milliseconds: then its owner is told. */
const patience = 20_000;

/** Properties of {@link FacePreview}. */
export interface FacePreviewProps {
  /** Parts of the shop's face as they are edited; the same object between changes. */
  readonly face: Omit<Face, 'omnisFace'>;
  /** Origin of the store's preview. */
  readonly origin: string;
  /** Address of a page on it, with the pass of a closed store. */
  readonly address: string;
  /** Height of the preview, in pixels. */
  readonly height?: number;
  /** Shows the end of the page. */
  readonly atEnd?: boolean;
}

const isReady = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Reflect.get(data, 'omnisFace') === 1 &&
  Reflect.get(data, 'ready') === true;

/** A store's preview keeps its own origin, which is never that of the page around it: else it could undo its sandbox. */
const sandboxFor = (origin: string): string =>
  location.origin === origin ? 'allow-scripts' : 'allow-scripts allow-same-origin';

/** Address of the preview with its header and footer. */
function withFace(address: string, atEnd: boolean): string {
  const url = new URL(address);
  url.searchParams.set(facePreviewQuery, atEnd ? 'end' : 'start');
  return url.href;
}

/**
 * The shop around its pages as shoppers see it, with what is being edited: in a frame of the store's own preview origin, at
 * the width of a desktop or a phone.
 */
export function FacePreview({
  face,
  origin,
  address,
  height = 520,
  atEnd = false,
}: FacePreviewProps): ReactElement {
  const t = useTexts(deskFaceTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [device, setDevice] = useState<keyof typeof widths>('desktop');
  const [state, setState] = useState<'loading' | 'ready' | 'silent'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [room, setRoom] = useState<number>(widths.desktop);
  // Counts how often the preview began: it may be loaded again by itself.
  const [begun, setBegun] = useState(0);

  useEffect(() => {
    const receive = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow || !isReady(event.data))
        return;
      setState('ready');
      setBegun((before) => before + 1);
    };
    const timer = setTimeout(
      () => setState((before) => (before === 'loading' ? 'silent' : before)),
      patience,
    );
    addEventListener('message', receive);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', receive);
    };
  }, [origin, attempt]);
  useEffect(() => {
    if (begun > 0) frame.current?.contentWindow?.postMessage({ omnisFace: 1, ...face }, origin);
  }, [begun, face, origin]);
  useEffect(() => {
    const watched = stage.current;
    if (watched === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(watched.clientWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);

  const width = widths[device];
  const style: CSSProperties & Readonly<Record<`--${string}`, string | number>> = {
    '--stage-height': `${height}px`,
    '--frame-width': `${width}px`,
    '--frame-scale': Math.min(1, room / width),
  };
  return (
    <Root aria-label={t('preview')}>
      <div className="bar">
        <h2>{t('preview')}</h2>
        {(['desktop', 'phone'] as const).map((each) => (
          <Button
            key={each}
            variant={device === each ? 'secondary' : 'ghost'}
            size="sm"
            aria-pressed={device === each}
            startIcon={each === 'phone' ? <Smartphone aria-hidden="true" /> : <Monitor aria-hidden="true" />}
            onClick={() => setDevice(each)}
          >
            {t(each)}
          </Button>
        ))}
      </div>
      <div className="stage" ref={stage} style={style}>
        <iframe
          key={attempt}
          ref={frame}
          title={t('preview')}
          src={withFace(address, atEnd)}
          sandbox={sandboxFor(origin)}
        />
        {state !== 'ready' && (
          <div className="waiting">
            {state === 'loading' ? <Spinner label={t('loadingPreview')} /> : <p>{t('previewSilent')}</p>}
            {state === 'silent' && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  setState('loading');
                  setAttempt(attempt + 1);
                }}
              >
                {t('retry')}
              </Button>
            )}
          </div>
        )}
      </div>
      <p>{t('previewHelp')}</p>
    </Root>
  );
}
