import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';

const hop = keyframes`
  30% {
    opacity: 1;
    transform: translateY(-0.1875rem);
  }
  60% {
    transform: none;
  }
`;

const Root = styled.span.withConfig({ componentId: 'ui-typing-dots' })`
  display: flex;
  gap: 0.25rem;
  padding-block: 0.25rem;

  i {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${token('radius.full')};
    background: currentColor;
    opacity: 0.35;
    animation: ${hop} 1.2s infinite;
  }
  i:nth-child(2) {
    animation-delay: 0.2s;
  }
  i:nth-child(3) {
    animation-delay: 0.4s;
  }
`;

/** Properties of {@link TypingDots}. */
export interface TypingDotsProps {
  /** Text that is read out: who is writing. */
  readonly label: string;
}

/**
 * Somebody is writing: three dots, in the bubble that a chat puts around them, in the colour of its text.
 *
 * @example
 * ```tsx
 * import { TypingDots } from '@omnis/ui';
 * export const example = () => <TypingDots label="Ann is writing" />;
 * ```
 */
export function TypingDots({ label }: TypingDotsProps): ReactElement {
  return (
    <Root role="img" aria-label={label}>
      <i />
      <i />
      <i />
    </Root>
  );
}
