import type { ReactElement } from 'react';

/** An address in a text; a stop or a bracket behind it is not of it. */
const address = /(https?:\/\/[^\s<>"“”«»]*[^\s<>"“”«»'’.,;:!?()[\]])/;

/** A text whose addresses can be followed, as links that the page’s own handler opens and checks. */
export function LinkedText({ text }: { readonly text: string }): ReactElement {
  const parts = text.split(address);
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // The same address may stand there twice.
          <a key={at} href={part}>
            {part}
          </a>
        ),
      )}
    </>
  );
}
