import { useTexts } from '@omnis/texts/react';
import { IconButton } from '@omnis/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { editorTexts } from '../texts/editor/index.ts';

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
  const t = useTexts(editorTexts);
  const moveTo = (to: number): void => {
    const next = entries.filter((_, at) => at !== index);
    next.splice(to, 0, ...entries.slice(index, index + 1));
    onChange(next);
  };
  return (
    <span className="entry-tools">
      <IconButton
        size="sm"
        label={t('moveEntryUp', { name })}
        disabled={index === 0}
        onClick={() => moveTo(index - 1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={t('moveEntryDown', { name })}
        disabled={index === entries.length - 1}
        onClick={() => moveTo(index + 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton
        size="sm"
        label={t('removeEntry', { name })}
        onClick={() => onChange(entries.filter((_, at) => at !== index))}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}
