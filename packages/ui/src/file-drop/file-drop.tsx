import { Upload } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type DragEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { FileDropRoot } from './file-drop-root.ts';
import type { FileItem } from './file-item.ts';
import { FileRow } from './file-row.tsx';
import { acceptText, type FileRules, formatBytes, type RejectedFile, sortFiles } from './file-rules.ts';
import { useWords, type Words } from './use-words.ts';

/** Properties of {@link FileDrop}. */
export interface FileDropProps extends FileRules {
  readonly label: ReactNode;
  /** Says “optional” beside the label. */
  readonly optional?: boolean;
  /** Which files, and how large; made from the rules unless told. */
  readonly help?: ReactNode;
  readonly error?: string | null;
  readonly name?: string;
  readonly disabled?: boolean;
  /**
   * Shown as the browser's own field, which keeps what is chosen for the form around it: for HTML of a server, until its
   * scripts run. The element stays the same when this ends, and what was chosen in it is taken then, by the same rules.
   */
  readonly plain?: boolean;
  /** Called with the files taken. */
  readonly onFiles: (files: File[]) => void;
  /** Called with those that are not; their messages are shown in any case. */
  readonly onRejected?: (files: RejectedFile[]) => void;
  /** Files chosen before, with their progress. */
  readonly items?: readonly FileItem[];
  /** Takes a file away, and calls off its upload. */
  readonly onRemove?: (id: string) => void;
  /** Sends a file again that failed. */
  readonly onRetry?: (id: string) => void;
}

function defaultHelp({ accept = '', maxSize }: FileRules, { say, locale }: Words): string {
  const size = maxSize === undefined ? '' : say('up to {size}', { size: formatBytes(maxSize, locale) });
  return [acceptText(accept, say), size].filter(Boolean).join(', ');
}

/**
 * An area to drop files on or to choose them with; the keyboard and screen readers meet an ordinary file input.
 *
 * @example
 * ```tsx
 * import { FileDrop } from '@omnis/ui';
 * export const example = (take: (files: File[]) => void) => <FileDrop label="Product file" accept=".csv" maxSize={20 * 1024 * 1024} onFiles={take} />;
 * ```
 */
export function FileDrop(props: FileDropProps): ReactElement {
  const words = useWords();
  const { say } = words;
  const {
    label,
    optional = false,
    help = defaultHelp(props, words),
    error,
    name,
    disabled = false,
    plain = false,
    items = [],
    onRemove,
    onRetry,
  } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const take = (list: Iterable<File>): void => {
    const sorted = sortFiles([...list], props, words);
    setRejected(sorted.rejected);
    if (sorted.rejected.length > 0) props.onRejected?.(sorted.rejected);
    if (sorted.taken.length > 0) props.onFiles(sorted.taken);
  };
  const input = useRef<HTMLInputElement>(null);
  const takeFrom = (chosen: HTMLInputElement): void => {
    // Replaying early actions in a page of the server may report files that were already taken.
    if (!chosen.files?.length) return;
    take(chosen.files);
    // So that the same file can be chosen again after a fault.
    chosen.value = '';
  };
  // No event tells again of a file that was chosen before the scripts ran.
  const takeEarly = useEffectEvent(() => {
    if (input.current) takeFrom(input.current);
  });
  useEffect(() => {
    if (!plain) takeEarly();
  }, [plain]);
  const drag = (over: boolean) => (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    if (!disabled) setOver(over);
  };
  const faults = [
    ...(error ? [error] : []),
    ...rejected.map(({ file, message }) => `${file.name}: ${message}`),
  ];
  return (
    <FileDropRoot data-invalid={faults.length > 0 ? '' : undefined} data-plain={plain ? '' : undefined}>
      <span className="label" id={`${id}-label`}>
        {label}
        {optional && <span className="optional"> {say('(optional)')}</span>}
      </span>
      <label
        className="area"
        data-over={isOver ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          if (!disabled) take(event.dataTransfer.files);
        }}
      >
        <input
          ref={input}
          type="file"
          name={name}
          accept={props.accept}
          multiple={props.multiple}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={
            [help ? `${id}-help` : null, faults.length > 0 ? `${id}-error` : null]
              .filter(Boolean)
              .join(' ') || undefined
          }
          aria-invalid={faults.length > 0 || undefined}
          onChange={(event) => {
            if (!plain) takeFrom(event.currentTarget);
          }}
        />
        <span className="icon" aria-hidden="true">
          <Upload />
        </span>
        <span className="call">
          {say(props.multiple ? 'Choose files or drop them here' : 'Choose a file or drop it here')}
        </span>
        {help && <small id={`${id}-help`}>{help}</small>}
      </label>
      {faults.length > 0 && (
        <div className="error" id={`${id}-error`} role="alert">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <FileRow key={item.id} {...{ item, onRemove, onRetry, input }} />
          ))}
        </ul>
      )}
    </FileDropRoot>
  );
}
