import { useDashboardUpdateSearchRedirectsMutation } from '@omnis/api-client';
import type { SearchRedirects } from '@omnis/contract';
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

interface Values {
  readonly items: SearchRedirects['items'];
}

const valuesOf = ({ items }: SearchRedirects): Values => ({ items });

/** Properties of {@link RedirectsTab}. */
export interface RedirectsTabProps {
  readonly saved: SearchRedirects;
  /** A term that begins a new redirect; '' for none. */
  readonly term: string;
}

/** The searches that lead somewhere else (storefront.md §4 Search redirect), edited as one list. */
export function RedirectsTab({ saved, term }: RedirectsTabProps): ReactElement {
  const t = useTexts(shopSearchTexts);
  const division = useDivision();
  const [update] = useDashboardUpdateSearchRedirectsMutation();
  const form = useRecordForm<Values, SearchRedirects>({
    record: saved,
    blank: { items: [] },
    valuesOf,
    send: ({ saved: now, values, headers }) =>
      update({
        params: { division },
        body: { items: values.items, version: now?.version ?? saved.version },
        headers,
      }),
    done: { created: t('redirectsSaved'), saved: t('redirectsSaved') },
  });
  const editing = useEditing(`redirects-${useId().replace(/\W/g, '')}`, form, () => null);
  const add = (searchTerm: string): void =>
    form.update(({ items }) => ({ items: [...items, { searchTerm, destinationUrl: '' }] }));
  const { items } = form.values;
  const change = (at: number, changes: Partial<Values['items'][number]>): void =>
    form.update((now) => ({
      items: now.items.map((item, place) => (place === at ? { ...item, ...changes } : item)),
    }));
  const isWaiting = term !== '' && !items.some(({ searchTerm }) => searchTerm === term);
  const button = (
    <Button variant="secondary" onClick={() => add(isWaiting ? term : '')}>
      {isWaiting ? t('makeRedirectFor', { term }) : t('addRedirect')}
    </Button>
  );
  return (
    <EditPage form={form} editing={editing} isNew={false} head={null}>
      <Card title={t('redirects')} description={t('redirectsText')}>
        <Stack gap={5}>
          {items.length === 0 ? (
            <EmptyState
              title={t('noRedirects')}
              text={t('noRedirectsText')}
              illustration="search"
              actions={button}
            />
          ) : (
            <SearchRows aria-label={t('redirects')}>
              {items.map(({ searchTerm, destinationUrl }, at) => (
                // Rows have nothing of their own to be told by but their place.
                <li key={at}>
                  <div className="fields two">
                    <TextField
                      label={t('searchTerm')}
                      required
                      maxLength={120}
                      value={searchTerm}
                      error={form.errors[`items.${at}.searchTerm`] ?? null}
                      onValueChange={(value) => change(at, { searchTerm: value })}
                    />
                    <TextField
                      label={t('destination')}
                      required
                      help={at === 0 ? t('destinationHelp') : undefined}
                      maxLength={2000}
                      value={destinationUrl}
                      error={form.errors[`items.${at}.destinationUrl`] ?? null}
                      onValueChange={(value) => change(at, { destinationUrl: value })}
                    />
                  </div>
                  <IconButton
                    className="remove"
                    label={t('removeRedirect', { term: searchTerm })}
                    onClick={() =>
                      form.update((now) => ({ items: now.items.filter((_, place) => place !== at) }))
                    }
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </SearchRows>
          )}
          {items.length > 0 && <div>{button}</div>}
        </Stack>
      </Card>
    </EditPage>
  );
}
