import { RotateCw, X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { fileStatus, type FileItem, type FileStatus } from './file-item.ts';
import { formatBytes } from './file-rules.ts';
import { FileThumbnail } from './file-thumbnail.tsx';
import { useWords, type Words } from './use-words.ts';

/** Properties of {@link FileRow}. */
export interface FileRowProps {
  readonly item: FileItem;
  /** Takes the file away, and calls off its upload. */
  readonly onRemove?: (id: string) => void;
  /** Sends the file again, which failed. */
  readonly onRetry?: (id: string) => void;
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

/** A file of the list, how far it is, and what can be done with it. */
export function FileRow({ item, onRemove, onRetry, input }: FileRowProps): ReactElement {
  const row = useFocusBeyond(input);
  const words = useWords();
  const { say } = words;
  const status = fileStatus(item);
  const isUnderWay = status === 'queued' || status === 'uploading';
  return (
    <li ref={row} data-failed={status === 'failed' ? '' : undefined} data-status={status}>
      <FileThumbnail picture={item.picture} />
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
