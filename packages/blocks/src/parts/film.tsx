import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { token } from '@omnis/theme/react';
import { css } from 'styled-components';
import { lazyMargin } from './lazy-margin.ts';
import { useBlockText } from '../text/block-text.ts';

/** Properties of {@link Film}. */
export interface FilmProps {
  readonly src: string;
  /** Picture until the film plays; '' for none. */
  readonly poster: string;
  readonly label: string;
  readonly priority: boolean;
}

/**
 * How a film and its button look inside a styled root. The button keeps to the end that words, their buttons and a
 * slideshow's controls leave free: the upper one, unless the words are there.
 */
export const filmCss = css`
  .film-button {
    position: absolute;
    z-index: 3;
    inset-inline-end: ${token('space.4')};
    top: ${token('space.4')};
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: ${token('radius.full')};
    background: color-mix(in srgb, ${token('surface.inverse')} 62%, transparent);
    color: ${token('surface.inverseText')};
  }
  .film-button svg {
    width: 1.125rem;
    height: 1.125rem;
    fill: currentColor;
    stroke-width: 0;
  }
  &[data-vertical='top'] .film-button {
    top: auto;
    bottom: ${token('space.4')};
  }
`;

/**
 * A silent film that repeats behind or instead of a picture. It plays once it is in view, not for those who ask for
 * less motion, and can be paused by everyone.
 */
export function Film({ src, poster, label, priority }: FilmProps): ReactElement {
  const say = useBlockText();
  const ref = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const stopped = useRef(false);

  useEffect(() => {
    const film = ref.current;
    if (film === null || typeof IntersectionObserver === 'undefined') return undefined;
    stopped.current = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) film.pause();
        else if (!stopped.current) play(film);
      },
      { rootMargin: `${lazyMargin}px` },
    );
    observer.observe(film);
    return () => observer.disconnect();
  }, []);

  const toggle = (): void => {
    const film = ref.current;
    if (film === null) return;
    stopped.current = playing;
    if (playing) film.pause();
    else play(film);
  };
  return (
    <>
      <video
        ref={ref}
        src={src}
        poster={poster || undefined}
        muted
        loop
        playsInline
        preload={priority ? 'auto' : 'metadata'}
        aria-label={label}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button
        type="button"
        className="film-button"
        aria-label={playing ? say('Pause film') : say('Play film')}
        onClick={toggle}
      >
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
    </>
  );
}

/** A browser may refuse to play by itself; then the button stays. */
function play(film: HTMLVideoElement): void {
  film.play().catch(() => undefined);
}
