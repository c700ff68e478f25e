import type { ReactElement } from 'react';

/** Properties of {@link Initial}. */
export interface InitialProps {
  /** Name whose first letter is shown. */
  readonly of: string;
}

/**
 * The first letter of a name where a picture of the thing would be, as wide as its place. Its look is in its attributes:
 * styles would be in every page, and few things have no picture.
 */
export function Initial({ of }: InitialProps): ReactElement {
  return (
    <svg
      viewBox="0 0 80 100"
      width="100%"
      height="100%"
      fill="currentColor"
      opacity=".5"
      fontSize="32"
      textAnchor="middle"
      aria-hidden="true"
      // Where an app puts the picture of its theme for what has none.
      data-initial=""
    >
      <text x="40" y="61">
        {Array.from(of.trim())[0]?.toUpperCase()}
      </text>
    </svg>
  );
}
