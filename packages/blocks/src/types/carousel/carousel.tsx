import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useEffect, useState, type FocusEvent, type ReactElement } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockItemView, itemKey, itemMarks } from '../../page/block-item-view.tsx';
import { useSelectedBlock } from '../../page/selection-context.ts';
import { BlockLink } from '../../parts/block-link.tsx';
import { cssVariables } from '../../parts/style.ts';
import { TryAgain } from '../../parts/try-again.tsx';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import { readNumber } from '../../read/read.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useBlockItems } from '../../sources/use-block-items.ts';
import { holdsBlock } from '../../tree/holds-block.ts';
import { usePageHidden, useReducedMotion } from '../slideshow/use-slides.ts';
import { CarouselRoot } from './carousel-root.ts';
import { carouselLimits } from './carousel.limits.ts';
import { useStrip, type Strip } from './use-strip.ts';
import { useBlockText } from '../../text/block-text.ts';
import { carouselProperties } from './carousel.properties.ts';

export default function Carousel({ block, priority }: BlockProps): ReactElement | null {
  const say = useBlockText();
  const properties = readProperties(carouselProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const { items, status, retry } = useBlockItems(block);
  const { stripRef, progressRef, ...strip } = useStrip(items.length);
  const reduced = useReducedMotion();
  const canMove = properties.autoplay && !reduced && items.length > 1;
  const { stopped, setStopped, watchers } = useAutoplay(strip.step, {
    active: canMove,
    speed: properties.speed,
  });
  const selected = useSelectedBlock();
  const chosen = items.findIndex((item) => item.kind === 'block' && holdsBlock(item.block, selected));
  useEffect(() => {
    stripRef.current?.children[chosen]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, stripRef]);
  const { title } = properties;
  // A shopper is not told of an empty strip; its owner is.
  if (items.length === 0 && status === 'ready' && mode === 'native') return null;
  return (
    <CarouselRoot
      aria-roledescription={say('carousel')}
      aria-label={title || say('Carousel')}
      data-fits={strip.atStart && strip.atEnd ? '' : undefined}
      style={carouselStyle(properties)}
      {...(canMove ? watchers : {})}
    >
      <div className="head">
        {title !== '' && <h2>{title}</h2>}
        <More properties={properties} title={title} />
        <div className="controls">
          {canMove && (
            <button
              type="button"
              aria-label={stopped ? say('Play carousel') : say('Pause carousel')}
              onClick={() => setStopped(!stopped)}
            >
              {stopped ? <Play className="fill" aria-hidden /> : <Pause className="fill" aria-hidden />}
            </button>
          )}
          {properties.navigation && <Arrows strip={strip} />}
        </div>
      </div>
      <ul ref={stripRef} className="strip" role="list" aria-label={title || say('Items')}>
        {items.map((item, index) => (
          <li key={itemKey(item)} {...itemMarks(item, mode)}>
            <BlockItemView item={item} priority={priority && index < 2} />
          </li>
        ))}
        {status === 'loading' &&
          items.length === 0 &&
          ['first', 'second', 'third', 'fourth'].map((place) => <li key={place} className="waiting" />)}
      </ul>
      <span ref={progressRef} className="progress" aria-hidden="true" />
      {status === 'error' && (
        <div className="note" role="alert">
          {say('We could not load this part of the page.')} <TryAgain retry={retry} />
        </div>
      )}
      {status === 'ready' && items.length === 0 && (
        <p className="note">There is nothing in this strip yet. Shoppers do not see it until there is.</p>
      )}
    </CarouselRoot>
  );
}

function More({
  properties,
  title,
}: {
  properties: ReadProperties<typeof carouselProperties>;
  title: string;
}): ReactElement | null {
  const { href } = properties;
  const text = properties.linkText;
  if (href === '' || text === '') return null;
  return (
    <BlockLink href={href} className="more" aria-label={title === '' ? undefined : `${text}: ${title}`}>
      {text}
    </BlockLink>
  );
}

function Arrows({
  strip: { atStart, atEnd, step },
}: {
  strip: Omit<Strip, 'stripRef' | 'progressRef'>;
}): ReactElement {
  const say = useBlockText();
  // Not `disabled`, which would drop the focus at the last item.
  return (
    <>
      <button
        type="button"
        className="arrow"
        aria-label={say('Previous items')}
        aria-disabled={atStart}
        onClick={() => step(-1)}
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} />
      </button>
      <button
        type="button"
        className="arrow"
        aria-label={say('Next items')}
        aria-disabled={atEnd}
        onClick={() => step(1)}
      >
        <ArrowRight aria-hidden="true" strokeWidth={1.75} />
      </button>
    </>
  );
}

/** Moves a strip on by itself, not under the pointer or finger, with the focus, in a hidden tab or while it is edited. */
function useAutoplay(step: Strip['step'], { active, speed }: { active: boolean; speed: number }) {
  const [stopped, setStopped] = useState(false);
  const [attended, setAttended] = useState(false);
  const hidden = usePageHidden();
  const selected = useSelectedBlock();
  const runs = active && !stopped && !attended && !hidden && selected === null;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => step(1, true), speed);
    return () => clearInterval(timer);
  }, [runs, speed, step]);
  return {
    stopped,
    setStopped,
    watchers: {
      onPointerEnter: () => setAttended(true),
      onPointerLeave: () => setAttended(false),
      onFocus: () => setAttended(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setAttended(false);
      },
    },
  };
}

function carouselStyle(properties: ReadProperties<typeof carouselProperties>) {
  const { columns, most } = carouselLimits;
  const inView = (key: 'xs' | 'md' | 'lg'): number =>
    readNumber(properties.breakpoints, key, { fallback: columns[key], min: 1, max: most });
  return cssVariables({
    '--b-strip-xs': inView('xs'),
    '--b-strip-md': inView('md'),
    '--b-strip-lg': inView('lg'),
    '--b-strip-spacing': `${properties.spacing}px`,
  });
}
