import type { ReactElement } from 'react';

/** Subject of an empty or failed view. */
export type IllustrationName =
  | 'parcel'
  | 'search'
  | 'heart'
  | 'basket'
  | 'picture'
  | 'message'
  | 'broken'
  | 'lock';

/** Line drawings on a soft ground, 160 by 120, in the theme's colours (classes `.ground`, `.fill`, `.accent`). */
const drawings: Readonly<Record<IllustrationName, ReactElement>> = {
  lock: (
    <>
      <rect className="fill" x="48" y="54" width="64" height="44" rx="8" />
      <path d="M60 54V42a20 20 0 0 1 40 0v12" />
      <circle className="accent" cx="80" cy="72" r="5" />
      <path className="accent" d="M80 77v9" />
    </>
  ),
  parcel: (
    <>
      <path className="fill" d="M48 50 80 36l32 14v36L80 100 48 86Z" />
      <path d="M48 50 80 64l32-14M80 64v36" />
      <path className="accent" d="m63 43.5 32 14v12l-6-2.6v-7.4" />
      <path d="M40 74h-9M36 66h-11M124 62h9M121 70h13" />
    </>
  ),
  search: (
    <>
      <path
        className="fill"
        d="M46 34h44a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4Z"
      />
      <path d="M52 48h26M52 58h20M52 68h14" />
      <circle className="fill" cx="97" cy="69" r="17" />
      <path className="accent" d="m109 81 13 13" strokeWidth="5" />
      <path d="M88 66a10 10 0 0 1 8-6" />
    </>
  ),
  heart: (
    <>
      <rect className="fill" x="46" y="30" width="68" height="66" rx="5" />
      <path
        className="accent"
        d="M80 80s-19-10.5-19-23a10.5 10.5 0 0 1 19-6.2A10.5 10.5 0 0 1 99 57c0 12.5-19 23-19 23Z"
      />
      <path d="M124 40v8M120 44h8M36 78v6M33 81h6" />
    </>
  ),
  basket: (
    <>
      <path className="fill" d="M44 56h72l-7 36a5 5 0 0 1-5 4H56a5 5 0 0 1-5-4Z" />
      <path d="m60 56 12-24M100 56 88 32M66 68v16M80 68v16M94 68v16" />
      <path className="accent" d="M38 56h84" strokeWidth="5" />
    </>
  ),
  picture: (
    <>
      <rect className="fill" x="40" y="34" width="80" height="58" rx="5" />
      <path d="m42 84 24-24 18 18 10-10 24 22" />
      <circle className="accent" cx="101" cy="52" r="6" />
    </>
  ),
  message: (
    <>
      <path
        className="fill"
        d="M46 34h52a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H68L54 84V72h-8a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6Z"
      />
      <path d="M54 48h36M54 58h22" />
      <path className="accent" d="M112 62h6a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5h-3v9l-11-9H84" />
    </>
  ),
  broken: (
    <>
      <path
        className="fill"
        d="M44 34h72a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5H44a5 5 0 0 1-5-5V39a5 5 0 0 1 5-5Z"
      />
      <path d="M39 48h82M46 41h.1M53 41h.1M60 41h.1" />
      <path className="accent" d="m64 76 9-9 8 8 8-8 8 8" strokeWidth="3.5" />
    </>
  ),
};

/**
 * A small drawing for a view that has nothing to show. It is for the eye only.
 *
 * @example
 * ```tsx
 * import { Illustration } from '@omnis/ui';
 * export const example = () => <Illustration name="parcel" />;
 * ```
 */
export function Illustration({ name }: { readonly name: IllustrationName }): ReactElement {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        className="ground"
        d="M22 68c-4-24 14-46 42-52 24-5 40 6 56 14 20 10 28 30 20 48-9 20-30 30-58 30-32 0-56-14-60-40Z"
      />
      {drawings[name]}
    </svg>
  );
}
