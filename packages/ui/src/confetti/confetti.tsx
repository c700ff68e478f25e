import { token } from '@omnis/theme/react';
import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactElement,
} from 'react';
import { keyframes, styled } from 'styled-components';

/** Number of pieces (platform.md §9 Confetti). */
export const confettiParticles = 40;

/** Milliseconds until the last piece is out of sight. */
const duration = 2600;

const fly = keyframes`
  0% { transform: translate(-50%, -50%) scale(0.4); opacity: 1; }
  35% { transform: translate(calc(-50% + var(--x)), calc(-50% + var(--y))) rotate(var(--spin)); opacity: 1; }
  75% { opacity: 1; }
  100% {
    transform: translate(calc(-50% + var(--x) * 1.25), calc(-50% + var(--y) + 26rem)) rotate(calc(var(--spin) * 3)) rotateX(720deg);
    opacity: 0;
  }
`;

const Root = styled.div.withConfig({ componentId: 'ui-confetti' })`
  position: fixed;
  z-index: ${token('layer.snackbar')};
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  i {
    position: absolute;
    left: var(--from-x);
    top: var(--from-y);
    width: 0.625rem;
    height: var(--size);
    border-radius: var(--round);
    background: var(--paper);
    animation: ${fly} var(--time) cubic-bezier(0.15, 0.7, 0.4, 1) both;
    will-change: transform, opacity;
  }
`;

/** Properties of {@link Confetti}. */
export interface ConfettiProps {
  /** Where it bursts, as shares of the window: the middle, a third from the top, unless told. */
  readonly origin?: { readonly x: number; readonly y: number };
  /** Called once it is over; at once for those who asked for less motion. */
  readonly onDone?: () => void;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const papers = ['chart.1', 'chart.2', 'chart.3', 'chart.4', 'chart.5', 'primary.color'] as const;

/** The way, size, colour and pace of a piece. By its number alone, so that each burst is even and none is a surprise. */
function particleStyle(at: number): CSSProperties & Record<`--${string}`, string> {
  // By the golden angle, neighbours in number are far apart in direction.
  const angle = at * 2.399963;
  const reach = 6 + ((at * 7) % 13);
  return {
    '--x': `${(Math.cos(angle) * reach).toFixed(2)}rem`,
    '--y': `${(Math.sin(angle) * reach * 0.7 - 7).toFixed(2)}rem`,
    '--spin': `${((at * 137) % 360) + 120}deg`,
    '--time': `${duration - 700 + ((at * 89) % 700)}ms`,
    '--size': at % 3 === 0 ? '0.625rem' : '0.375rem',
    '--round': at % 4 === 0 ? '50%' : '1px',
    '--paper': token(papers[at % papers.length] ?? 'chart.1'),
  };
}

/**
 * A burst of 40 pieces in the theme's colours, for a first sale or a published store, and nothing for those who asked for
 * less motion. It takes no clicks and goes by itself: render it with a new `key` for another burst.
 *
 * @example
 * ```tsx
 * import { Confetti } from '@omnis/ui';
 * export const FirstSale = ({ isNew, seen }: { isNew: boolean; seen: () => void }) => (isNew ? <Confetti onDone={seen} /> : null);
 * ```
 */
export function Confetti({ origin = { x: 0.5, y: 1 / 3 }, onDone }: ConfettiProps): ReactElement | null {
  const isStill = useSyncExternalStore(
    subscribe,
    () => matchMedia(reducedMotion).matches,
    // The server cannot know, and draws nothing.
    () => true,
  );
  const [isOver, setOver] = useState(false);
  const finish = useEffectEvent(() => {
    setOver(true);
    onDone?.();
  });
  useEffect(() => {
    const timer = setTimeout(finish, isStill ? 0 : duration);
    return () => clearTimeout(timer);
  }, [isStill]);
  if (isStill || isOver) return null;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--from-x': `${origin.x * 100}%`,
    '--from-y': `${origin.y * 100}%`,
  };
  return (
    <Root aria-hidden="true" style={style}>
      {Array.from({ length: confettiParticles }, (_, at) => (
        <i key={at} style={particleStyle(at)} />
      ))}
    </Root>
  );
}
