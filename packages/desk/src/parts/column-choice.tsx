import { useTexts } from '@omnis/texts/react';
import { Button, Checkbox, Popover, Stack } from '@omnis/ui';
import { Columns3 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { readStored, writeStored } from './stored-text.ts';
import { deskPartsTexts } from '../texts/desk-parts/index.ts';

/** Columns of a list that can be left out. */
export interface ChoosableColumns<Key extends string> {
  /** Key under which this browser keeps the choice. */
  readonly storageKey: string;
  readonly keys: readonly Key[];
  /** Columns that are shown while nobody has chosen. */
  readonly usual: readonly Key[];
}

/** The columns that a browser keeps; the usual ones where it keeps none. */
export function columnsIn<Key extends string>(
  { keys, usual }: Pick<ChoosableColumns<Key>, 'keys' | 'usual'>,
  stored: string | null,
): ReadonlySet<Key> {
  const kept = stored?.split(',');
  return new Set(kept ? keys.filter((key) => kept.includes(key)) : usual);
}

/** The columns of a list, kept in this browser. */
export function useColumnChoice<Key extends string>(
  list: ChoosableColumns<Key>,
): readonly [ReadonlySet<Key>, (key: Key, shown: boolean) => void] {
  const [columns, setColumns] = useState(() => columnsIn(list, readStored(list.storageKey)));
  const change = (key: Key, shown: boolean): void => {
    const next = new Set(columns);
    if (shown) next.add(key);
    else next.delete(key);
    setColumns(next);
    writeStored(list.storageKey, [...next].join(','));
  };
  return [columns, change];
}

/** Properties of {@link ColumnChoice}. */
export interface ColumnChoiceProps<Key extends string> {
  readonly columns: readonly { readonly key: Key; readonly header: string }[];
  readonly shown: ReadonlySet<Key>;
  readonly onChange: (key: Key, shown: boolean) => void;
}

/** Chooses the columns of a list. */
export function ColumnChoice<Key extends string>({
  columns,
  shown,
  onChange,
}: ColumnChoiceProps<Key>): ReactElement {
  const t = useTexts(deskPartsTexts);
  return (
    <Popover
      title={t('columns')}
      align="end"
      width="14rem"
      trigger={
        <Button variant="secondary" size="sm" startIcon={<Columns3 aria-hidden="true" />}>
          {t('columns')}
        </Button>
      }
    >
      <Stack gap={3}>
        {columns.map(({ key, header }) => (
          <Checkbox
            key={key}
            label={header}
            checked={shown.has(key)}
            onCheckedChange={(isShown) => onChange(key, isShown)}
          />
        ))}
      </Stack>
    </Popover>
  );
}
