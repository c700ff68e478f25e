import { token } from '@omnis/theme/react';
import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { css } from 'styled-components';

/** The message of a field or a group of them, for the class `error` of its root: a sign beside words, not a colour alone. */
export const errorCss = css`
  > .error {
    display: flex;
    gap: ${token('space.2')};
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    line-height: 1.4;
  }
  > .error svg {
    flex: none;
    width: 1rem;
    height: 1.4em;
  }
`;

/** Fault in a field or a group of them; part of a root with {@link errorCss}. */
export function FieldError({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <p className="error" id={id}>
      <CircleAlert aria-hidden="true" />
      {children}
    </p>
  );
}
