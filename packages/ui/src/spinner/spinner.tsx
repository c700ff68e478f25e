import type { CSSProperties, ReactElement } from 'react';
import { useUiText } from '../text/ui-text.tsx';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Root = styled.span.withConfig({ componentId: 'ui-spinner' })`
  display: inline-flex;

  svg {
    width: var(--spinner-size);
    height: var(--spinner-size);
    animation: ${turn} 0.8s linear infinite;
  }
  .track {
    opacity: 0.2;
  }
  @media (prefers-reduced-motion: reduce) {
    svg {
      /* It is the only sign that something happens, so it slows down rather than stop. */
      animation-duration: 4s !important;
      animation-iteration-count: infinite !important;
    }
  }
`;

const spinnerSize = (size: string): CSSProperties & Record<`--${string}`, string> => ({
  '--spinner-size': size,
});

/** Properties of {@link Spinner}. */
export interface SpinnerProps {
  /** Text that is read out. Null where the text beside it says the same. */
  readonly label?: string | null;
  /** A CSS length, 1.25em unless told. */
  readonly size?: string;
}

/**
 * Something is under way and takes an unknown time. It has the colour of the text around it.
 *
 * @example
 * ```tsx
 * import { Spinner } from '@omnis/ui';
 * export const example = () => <Spinner label="Saving" />;
 * ```
 */
export function Spinner({ label, size = '1.25em' }: SpinnerProps): ReactElement {
  const say = useUiText();
  return (
    <Root role={label === null ? undefined : 'status'} style={spinnerSize(size)}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
        <circle className="track" cx="12" cy="12" r="9.5" />
        <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" strokeLinecap="round" />
      </svg>
      {label !== null && <VisuallyHidden>{label ?? say('Loading')}</VisuallyHidden>}
    </Root>
  );
}
