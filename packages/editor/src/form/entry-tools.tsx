import { IconButton } from '@omnis/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

/** Properties of {@link EntryTools}. */
export interface EntryToolsProps<T> {
  /** `Button 2`. */
  readonly name: string;
  readonly index: number;
  readonly entries: readonly T[];
  readonly onChange: (entries: readonly T[]) => void;
}

/** Buttons that move an entry of a list up and down, and remove it. */
export function EntryTools<T>({ name, index, entries, onChange }: EntryToolsProps<T>): ReactElement {
  const moveTo = (to: number): void => {
    const next = entries.filter((_, at) => at !== index);
    next.splice(to, 0, ...entries.slice(index, index + 1));
    onChange(next);
  };
  return (
    <span className="entry-tools">
      <IconButton
        size="sm"
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => moveTo(index - 1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={`Move ${name} down`}
        disabled={index === entries.length - 1}
        onClick={() => moveTo(index + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={`Remove ${name}`}
        onClick={() => onChange(entries.filter((_, at) => at !== index))}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}
