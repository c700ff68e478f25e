import { File as FileIcon, RotateCw, Upload, X } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type DragEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { FileDropRoot } from './file-drop-root.ts';
import { acceptText, type FileRules, formatBytes, type RejectedFile, sortFiles } from './file-rules.ts';
import { useUiLocale, useUiText } from '../text/ui-text.tsx';

/** A file in the list under the area. */
export interface FileItem {
  readonly id: string;
  readonly name: string;
  /** In bytes; left out where it is not known. */
  readonly size?: number;
  /** 0 to 100 while it is being sent; null when that is not known; left out when it is done. */
  readonly progress?: number | null;
  /** Why it failed. */
  readonly error?: string;
  /** Shown small in place of a sign for files: the picture itself, or the address of one. */
  readonly picture?: Blob | string;
  /** How far it is; told from the progress and the error where it is left out. */
  readonly status?: FileStatus;
}

/** How far a file is. */
export type FileStatus = 'queued' | 'uploading' | 'failed' | 'done';

/** How far a file is, by what is known of it. */
export function fileStatus({ status, error, progress }: FileItem): FileStatus {
  if (status) return status;
  if (error) return 'failed';
  return progress === undefined ? 'done' : 'uploading';
}

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
  /** Chosen in another field, in whose place it is shown: they are taken at once, by the same rules. */
  readonly early?: readonly File[];
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

interface Words {
  readonly say: ReturnType<typeof useUiText>;
  readonly locale: string;
}

function useWords(): Words {
  return { say: useUiText(), locale: useUiLocale() };
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
    // What was taken early is told of once more by who repeats what was done in a page of the server.
    if (!chosen.files?.length) return;
    take(chosen.files);
    // So that the same file can be chosen again after a fault.
    chosen.value = '';
  };
  // What was chosen in a page of the server before it came to life: nothing tells of it again.
  const takeEarly = useEffectEvent(() => {
    if (input.current) takeFrom(input.current);
    if (props.early?.length) take(props.early);
  });
  useEffect(() => takeEarly(), []);
  const drag = (over: boolean) => (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    if (!disabled) setOver(over);
  };
  const faults = [
    ...(error ? [error] : []),
    ...rejected.map(({ file, message }) => `${file.name}: ${message}`),
  ];
  return (
    <FileDropRoot data-invalid={faults.length > 0 ? '' : undefined}>
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
          onChange={(event) => takeFrom(event.currentTarget)}
        />
        <span className="icon" aria-hidden="true">
          <Upload />
        </span>
        <span>
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

interface BlobThumbnailProps {
  readonly picture: Blob;
  readonly onError: () => void;
}

function BlobThumbnail({ picture, onError }: BlobThumbnailProps): ReactElement {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} alt="" width={40} height={40} onError={onError} />;
}

function Thumbnail({ picture }: Pick<FileItem, 'picture'>): ReactElement {
  // What cannot be shown: the browser would draw its own sign for it, on top of what is said of the file.
  const [unshown, setUnshown] = useState<FileItem['picture']>(undefined);
  const onError = (): void => setUnshown(picture);
  if (picture === undefined || picture === '' || picture === unshown) return <FileIcon aria-hidden="true" />;
  if (typeof picture === 'string')
    return <img src={picture} alt="" width={40} height={40} onError={onError} />;
  return <BlobThumbnail picture={picture} onError={onError} />;
}

interface FileRowProps extends Pick<FileDropProps, 'onRemove' | 'onRetry'> {
  readonly item: FileItem;
  /** Gets the keyboard when the last row goes. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The keyboard goes on at the next row, or where files are chosen, as the row that it is in is taken away. */
function useFocusBeyond(input: FileRowProps['input']): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    const field = input.current;
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      const beyond = current.nextElementSibling ?? current.previousElementSibling;
      const button = beyond?.querySelector<HTMLElement>('.row-actions > :last-child');
      (button ?? field)?.focus();
    };
  }, [input]);
  return row;
}

function FileRow({ item, onRemove, onRetry, input }: FileRowProps): ReactElement {
  const row = useFocusBeyond(input);
  const words = useWords();
  const { say } = words;
  const status = fileStatus(item);
  const isUnderWay = status === 'queued' || status === 'uploading';
  return (
    <li ref={row} data-failed={status === 'failed' ? '' : undefined} data-status={status}>
      <Thumbnail picture={item.picture} />
      <div>
        <p className="name">
          <span>{item.name}</span> <small>{detailOf(words, item, status)}</small>
        </p>
        {status === 'uploading' && (
          <ProgressBar
            label={say('Uploading {name}', { name: item.name })}
            hideLabel
            value={item.progress ?? null}
          />
        )}
        {item.error && (
          <p className="error" role="alert">
            {item.error}
          </p>
        )}
      </div>
      <span className="row-actions">
        {onRetry && status === 'failed' && (
          <IconButton
            label={say('Try {name} again', { name: item.name })}
            size="sm"
            onClick={({ currentTarget: { nextElementSibling: next } }) => {
              // It goes as the file does: the keyboard goes on beside it.
              if (next instanceof HTMLElement) next.focus();
              onRetry(item.id);
            }}
          >
            <RotateCw aria-hidden="true" />
          </IconButton>
        )}
        {onRemove && (
          <IconButton
            label={say(isUnderWay && item.status ? 'Cancel {name}' : 'Remove {name}', { name: item.name })}
            size="sm"
            onClick={() => onRemove(item.id)}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </li>
  );
}

function detailOf({ say, locale }: Words, { size, progress }: FileItem, status: FileStatus): string {
  if (size === undefined) return '';
  const bytes = formatBytes(size, locale);
  switch (status) {
    case 'queued':
      return say('{size}, waiting', { size: bytes });
    case 'uploading':
      return typeof progress === 'number'
        ? say('{percent}% of {size}', { percent: Math.round(progress), size: bytes })
        : bytes;
    case 'failed':
    case 'done':
      return bytes;
  }
}
