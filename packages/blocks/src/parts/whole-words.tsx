import type { ReactNode } from 'react';

/** Words with a hyphen, as in “T-shirt”; longer ones may be parted, or they would leave gaps. */
const hyphenated = /(\S{1,5}-\S{1,7})(?=\s|$)/;

/**
 * Text whose short hyphenated words stay on one line, for the class `whole` with `white-space: nowrap`: browsers part
 * “T-shirt” at its hyphen, and a non-breaking one would be another letter to searches and ears.
 */
export function wholeWords(text: string): ReactNode {
  if (!text.includes('-')) return text;
  const parts = text.split(hyphenated);
  return parts.length === 1
    ? text
    : parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // The parts never change places.
          <span key={index} className="whole">
            {part}
          </span>
        ),
      );
}
