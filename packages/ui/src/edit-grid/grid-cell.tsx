import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { cellText, readCell, type CellValue, type EditGridColumn } from './grid-text.ts';

/** Properties of {@link GridCell}. */
export interface GridCellProps {
  readonly label: string;
  readonly column: Pick<EditGridColumn<never>, 'decimals' | 'choices' | 'placeholder' | 'width'>;
  readonly value: CellValue;
  readonly error: string | undefined;
  /** `row:column`, by which the cell is found. */
  readonly place: string;
  readonly onChange: (value: CellValue) => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void;
}

/** A cell of a grid with its message. */
export function GridCell({
  label,
  column,
  value,
  error,
  place,
  onChange,
  onFocus,
  onKeyDown,
  onPaste,
}: GridCellProps): ReactElement {
  const id = useId();
  const shown = cellText(column, value);
  const [text, setText] = useState(shown);
  const typing = useRef(false);
  useEffect(() => {
    // Text that is no number is kept as it was typed.
    if (!typing.current && !Number.isNaN(value)) setText(shown);
  }, [shown, value]);
  const shared = {
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : id,
    'data-cell': place,
    onFocus,
    onKeyDown,
  };
  return (
    <td style={{ minWidth: `${column.width ?? 7}rem` }}>
      {column.choices ? (
        <select {...shared} value={shown} onChange={(event) => onChange(event.currentTarget.value || null)}>
          <option value="">{column.placeholder ?? ''}</option>
          {column.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          autoComplete="off"
          inputMode={column.decimals === undefined ? undefined : column.decimals > 0 ? 'decimal' : 'numeric'}
          data-number={column.decimals === undefined ? undefined : ''}
          placeholder={column.placeholder}
          value={text}
          onChange={(event) => {
            typing.current = true;
            setText(event.currentTarget.value);
            onChange(readCell(column, event.currentTarget.value));
          }}
          onBlur={() => {
            typing.current = false;
            if (!Number.isNaN(value)) setText(shown);
          }}
          onPaste={onPaste}
        />
      )}
      {error !== undefined && (
        <small id={id} className="fault">
          {error}
        </small>
      )}
    </td>
  );
}
