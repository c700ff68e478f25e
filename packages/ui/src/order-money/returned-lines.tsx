import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.ul.withConfig({ componentId: 'ui-returned-lines' })`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;

  small {
    display: block;
    color: ${token('card.muted')};
  }
`;

interface Options {
  readonly Colour: string;
  readonly Size: string;
}

/** A line of a return. */
export interface ReturnedLine {
  readonly id: string;
  readonly name: string;
  readonly options: Options;
  readonly quantity: number;
  readonly reason: keyof typeof reasons;
  /** Options that replace it in an exchange. */
  readonly instead: Options | null;
  /** Units that arrived; null until the return is booked in. */
  readonly received: number | null;
}

/** Properties of {@link ReturnedLines}. */
export interface ReturnedLinesProps {
  readonly lines: readonly ReturnedLine[];
  /** True when the customer cancelled the return, so that nothing arrives. */
  readonly cancelled: boolean;
}

const reasons = {
  too_small: 'Too small',
  too_big: 'Too big',
  not_as_pictured: 'Not as pictured',
  faulty: 'Faulty',
  wrong_item: 'Wrong item',
  changed_mind: 'Changed their mind',
} as const;

const optionsText = ({ Colour, Size }: Options): string => [Colour, Size].filter(Boolean).join(' / ');

/**
 * Name and options of a line in a return.
 *
 * @example
 * returnedLineName({ name: 'Tee', options: { Colour: 'Navy', Size: 'S' } }); // 'Tee, Navy / S'
 */
export function returnedLineName({ name, options }: Pick<ReturnedLine, 'name' | 'options'>): string {
  return [name, optionsText(options)].filter(Boolean).join(', ');
}

/**
 * Lines of a return, each with its reason, its exchange and the units that arrived.
 *
 * @example
 * ```tsx
 * import { ReturnedLines, type ReturnedLine } from '@omnis/ui';
 * export const example = (lines: ReturnedLine[]) => <ReturnedLines lines={lines} cancelled={false} />;
 * ```
 */
export function ReturnedLines({ lines, cancelled }: ReturnedLinesProps): ReactElement {
  return (
    <Root>
      {lines.map(({ id, quantity, reason, instead, received, ...line }) => (
        <li key={id}>
          {quantity} × {returnedLineName(line)}
          <small>
            {[
              reasons[reason],
              instead ? `in exchange for ${optionsText(instead)}` : '',
              received === null || cancelled ? '' : `${received} received`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </Root>
  );
}
