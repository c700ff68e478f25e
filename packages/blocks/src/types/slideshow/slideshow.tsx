import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockView, previewMarks } from '../../page/block-view.tsx';
import { useSelectedBlock } from '../../page/selection-context.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useBlockItems } from '../../sources/use-block-items.ts';
import type { BlockNode } from '../../tree/block-node.ts';
import { SlideContext, type SlideSetting } from '../slide/slide-context.ts';
import { SlideshowRoot } from './slideshow-root.ts';
import { useAttention } from './use-attention.ts';
import { usePageHidden, useReducedMotion, useSlides } from './use-slides.ts';
import { useSwipe } from './use-swipe.ts';
import { useBlockText } from '../../text/block-text.ts';
import { slideshowProperties } from './slideshow.properties.ts';

export default function Slideshow({ block, priority }: BlockProps): ReactElement | null {
  const say = useBlockText();
  const properties = readProperties(slideshowProperties, block.properties);
  // A product alone is no slide; a pattern (`_slide_`) makes one of it.
  const all = useBlockItems(block).items.flatMap((item) => (item.kind === 'block' ? [item.block] : []));
  const { mode } = properties;
  const slides = mode === 'single' ? all.slice(0, 1) : all;
  const isShow = mode === 'slideshow' && slides.length > 1;
  const { speed, title } = properties;

  const selected = useSelectedBlock();
  const [stopped, setStopped] = useState(false);
  const { over, watchers, release } = useAttention();
  const hidden = usePageHidden();
  const reduced = useReducedMotion();
  const { index, loaded, go } = useSlides({
    count: slides.length,
    speed,
    automatic: isShow && !stopped && !reduced,
    held: over || hidden || selected !== null,
  });
  const count = slides.length;
  useEffect(() => {
    // After the first paint, so that the server's HTML and the browser's first render are the same.
    if (mode === 'random' && count > 1) go(Math.floor(Math.random() * count));
  }, [mode, count, go]);
  const chosen = slides.findIndex(({ uid }) => uid === selected);
  useEffect(() => {
    if (chosen >= 0) go(chosen);
  }, [chosen, go]);
  const swipe = useSwipe((direction) => go(index + direction));

  if (count === 0) return null;
  return (
    <SlideshowRoot
      aria-roledescription={isShow ? say('carousel') : undefined}
      aria-label={title || say('Slideshow')}
      {...(isShow ? { ...watchers, ...swipe } : {})}
    >
      <div className="slides" aria-live={isShow && !stopped && !reduced && !over ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <SlideFrame
            key={slide.uid}
            slide={slide}
            show={block}
            active={position === index}
            loadMedia={loaded.has(position)}
            priority={priority && position === 0}
            isHeading={priority && position === index}
            label={isShow ? say('{position} of {count}', { position: position + 1, count }) : undefined}
          />
        ))}
      </div>
      {isShow && (
        <div className="controls">
          {!reduced && (
            <button
              type="button"
              aria-label={stopped ? say('Play slideshow') : say('Pause slideshow')}
              onClick={() => {
                if (stopped) release();
                setStopped(!stopped);
              }}
            >
              {stopped ? (
                <Play className="fill" aria-hidden="true" />
              ) : (
                <Pause className="fill" aria-hidden="true" />
              )}
            </button>
          )}
          {properties.navigation && <Navigation slides={slides} index={index} go={go} />}
        </div>
      )}
    </SlideshowRoot>
  );
}

interface SlideFrameProps {
  readonly slide: BlockNode;
  readonly show: BlockNode;
  readonly active: boolean;
  readonly loadMedia: boolean;
  readonly priority: boolean;
  /** Its title is the page's heading: a page has one that can be seen, whatever the slide. */
  readonly isHeading: boolean;
  readonly label: string | undefined;
}

function SlideFrame({
  slide,
  show,
  active,
  loadMedia,
  priority,
  isHeading,
  label,
}: SlideFrameProps): ReactElement {
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const { properties } = show;
  const setting: SlideSetting = useMemo(() => {
    const { compact, primaryActions, title, copy } = readProperties(slideshowProperties, properties);
    return { compact, primaryActions, fallback: { title, copy }, loadMedia, isHeading };
  }, [properties, loadMedia, isHeading]);
  return (
    <div
      className="slide"
      role={label === undefined ? undefined : 'group'}
      aria-roledescription={label === undefined ? undefined : say('slide')}
      aria-label={label}
      data-active={active ? '' : undefined}
      inert={!active}
      {...previewMarks(slide, mode)}
    >
      <SlideContext value={setting}>
        <BlockView block={slide} priority={priority} />
      </SlideContext>
    </div>
  );
}

interface NavigationProps {
  readonly slides: readonly BlockNode[];
  readonly index: number;
  readonly go: (to: number) => void;
}

function Navigation({ slides, index, go }: NavigationProps): ReactElement {
  const say = useBlockText();
  return (
    <>
      <button type="button" aria-label={say('Previous slide')} onClick={() => go(index - 1)}>
        <ChevronLeft aria-hidden="true" />
      </button>
      {slides.map(({ uid }, position) => (
        <button
          key={uid}
          type="button"
          className="dot"
          aria-label={say('Slide {position} of {count}', { position: position + 1, count: slides.length })}
          aria-current={position === index ? 'true' : undefined}
          onClick={() => go(position)}
        />
      ))}
      <button type="button" aria-label={say('Next slide')} onClick={() => go(index + 1)}>
        <ChevronRight aria-hidden="true" />
      </button>
    </>
  );
}
