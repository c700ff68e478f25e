import {
  submitFault,
  useDashboardCreateOrderViewMutation,
  useDashboardDeleteOrderViewMutation,
  useDashboardOrderViewsQuery,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import {
  Button,
  ConfirmDialog,
  FormDialog,
  FormStack,
  Menu,
  TextField,
  useForm,
  useSnackbar,
} from '@omnis/ui';
import { Bookmark } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useDivision } from '../app/session.ts';
import { filtersOf, paramsOf } from './order-filters.ts';
import { ordersTexts } from '../texts/orders/index.ts';

function SaveForm({
  id,
  params,
  onClose,
}: {
  readonly id: string;
  readonly params: URLSearchParams;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const division = useDivision();
  const [create] = useDashboardCreateOrderViewMutation();
  const show = useSnackbar();
  // One key a dialog: a press that is sent twice saves one view.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm({
    initialValues: { name: '' },
    schema: { name: ['required', ['max_length', 40]] },
    onSubmit: async ({ name }) => {
      const { error } = await create({
        params: { division },
        body: { name, filters: filtersOf(params) },
        headers: { 'Idempotency-Key': `${key}:${name}`.slice(0, 200) },
      });
      if (error !== undefined) return submitFault(error);
      show({ text: t('viewSaved', { name: name.trim() }) });
      return onClose();
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField label={t('name')} maxLength={40} autoComplete="off" {...form.field('name')} />
    </FormStack>
  );
}

/** Properties of {@link SavedViews}. */
export interface SavedViewsProps {
  /** The address of the list. */
  readonly params: URLSearchParams;
}

/** The saved views of the store: opens them, saves what is filtered now, and deletes the view that is open. */
export function SavedViews({ params }: SavedViewsProps): ReactElement {
  const t = useTexts(ordersTexts);
  const division = useDivision();
  const navigate = useNavigate();
  const show = useSnackbar();
  const { data } = useDashboardOrderViewsQuery({ params: { division } });
  const [remove, { isLoading }] = useDashboardDeleteOrderViewMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const now = String(paramsOf(filtersOf(params)));
  const views = (data?.items ?? []).map((view) => ({ ...view, query: String(paramsOf(view.filters)) }));
  const open = views.find(({ query }) => query === now);
  const deleteView = async ({ id, name }: { id: string; name: string }): Promise<void> => {
    const { error } = await remove({
      params: { division, id },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    setIsDeleting(false);
    if (error === undefined) show({ text: t('viewDeleted', { name }) });
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="secondary" size="sm" startIcon={<Bookmark aria-hidden="true" />}>
            {open ? open.name : t('views')}
          </Button>
        }
        items={[
          ...(views.length === 0
            ? []
            : [
                {
                  kind: 'choices' as const,
                  key: 'views',
                  title: t('savedViews'),
                  value: open?.id ?? '',
                  choices: views.map(({ id, name }) => ({ value: id, label: name })),
                  onChoose: (id: string) =>
                    void navigate(`?${views.find((view) => view.id === id)?.query ?? ''}`),
                },
                { kind: 'separator' as const, key: 'line' },
              ]),
          {
            key: 'save',
            label: t('saveThisView'),
            help: now === '' ? t('filterOrSortTheListFirst') : undefined,
            disabled: now === '' || open !== undefined,
            onSelect: () => setIsSaving(true),
          },
          ...(open
            ? [
                {
                  key: 'delete',
                  label: t('delete', { name: open.name }),
                  danger: true,
                  onSelect: () => setIsDeleting(true),
                },
              ]
            : []),
        ]}
      />
      <FormDialog
        open={isSaving}
        onClose={() => setIsSaving(false)}
        title={t('saveViewButton')}
        description={t('saveViewButtonDescription')}
        submitLabel={t('saveViewButton')}
      >
        {(id) => <SaveForm id={id} params={params} onClose={() => setIsSaving(false)} />}
      </FormDialog>
      {open && (
        <ConfirmDialog
          open={isDeleting}
          onOpenChange={setIsDeleting}
          title={t('deleteQuestion', { name: open.name })}
          confirmLabel={t('deleteView')}
          danger
          text={t('deleteText')}
          loading={isLoading}
          onConfirm={() => void deleteView(open)}
        />
      )}
    </>
  );
}
