import { useDashboardUpdateSynonymsMutation } from '@omnis/api-client';
import type { StoreSynonyms } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, EmptyState, IconButton, Stack, TextField } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import { shopSearchTexts } from '../texts/shop-search/index.ts';
import { SearchRows } from './search-rows.ts';

/** Groups as they are typed: words with commas between them. */
interface Values {
  readonly groups: readonly string[];
}

const valuesOf = ({ items }: StoreSynonyms): Values => ({
  groups: items.map(({ words }) => words.join(', ')),
});

const wordsIn = (group: string): string[] =>
  group
    .split(/[,、،;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The first message of a group, whichever of its words it is at. */
function faultOf(errors: Readonly<Record<string, string>>, at: number): string | null {
  const found = Object.entries(errors).find(([field]) => field.startsWith(`items.${at}.`));
  return found?.[1] ?? null;
}

/** Properties of {@link SynonymsTab}. */
export interface SynonymsTabProps {
  readonly saved: StoreSynonyms;
  /** A term that begins a new group; '' for none. */
  readonly term: string;
}

/** Words that mean the same in the store’s search, edited as one list. */
export function SynonymsTab({ saved, term }: SynonymsTabProps): ReactElement {
  const t = useTexts(shopSearchTexts);
  const division = useDivision();
  const [update] = useDashboardUpdateSynonymsMutation();
  const form = useRecordForm<Values, StoreSynonyms>({
    record: saved,
    blank: { groups: [] },
    valuesOf,
    send: ({ saved: now, values, headers }) =>
      update({
        params: { division },
        body: {
          items: values.groups.map((group) => ({ words: wordsIn(group) })),
          version: now?.version ?? saved.version,
        },
        headers,
      }),
    done: { created: t('synonymsSaved'), saved: t('synonymsSaved') },
  });
  const editing = useEditing(`synonyms-${useId().replace(/\W/g, '')}`, form, () => null);
  const { groups } = form.values;
  const isWaiting = term !== '' && !groups.some((group) => wordsIn(group).includes(term));
  const button = (
    <Button
      variant="secondary"
      onClick={() => form.update((now) => ({ groups: [...now.groups, isWaiting ? `${term}, ` : ''] }))}
    >
      {isWaiting ? t('makeSynonymFor', { term }) : t('addSynonyms')}
    </Button>
  );
  return (
    <EditPage form={form} editing={editing} isNew={false} head={null}>
      <Card title={t('synonyms')} description={t('synonymsText')}>
        <Stack gap={5}>
          {groups.length === 0 ? (
            <EmptyState
              title={t('noSynonyms')}
              text={t('noSynonymsText')}
              illustration="search"
              actions={button}
            />
          ) : (
            <SearchRows aria-label={t('synonyms')}>
              {groups.map((group, at) => (
                // Rows have nothing of their own to be told by but their place.
                <li key={at}>
                  <TextField
                    label={t('words')}
                    required
                    help={at === 0 ? t('wordsHelp') : undefined}
                    value={group}
                    error={faultOf(form.errors, at)}
                    onValueChange={(value) =>
                      form.update((now) => ({
                        groups: now.groups.map((each, place) => (place === at ? value : each)),
                      }))
                    }
                  />
                  <IconButton
                    className="remove"
                    label={t('removeSynonyms', { words: group })}
                    onClick={() =>
                      form.update((now) => ({ groups: now.groups.filter((_, place) => place !== at) }))
                    }
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </SearchRows>
          )}
          {groups.length > 0 && <div>{button}</div>}
        </Stack>
      </Card>
    </EditPage>
  );
}
