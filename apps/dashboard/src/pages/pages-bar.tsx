import { errorText, useDashboardEditPagesMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog, useSnackbar } from '@omnis/ui';
import { EyeOff, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { rowsText } from '../parts/bulk/list-edit-words.ts';
import { RowsBar } from '../parts/bulk/rows-bar.tsx';
import { useListEdit } from '../parts/bulk/use-list-edit.ts';
import type { RowSelection } from '@omnis/desk';
import type { ListParams } from '../parts/list-params.ts';
import type { PageRow } from './page-order.ts';
import { pagesTexts } from '../texts/pages/index.ts';
import { partsTexts } from '../texts/parts/index.ts';

/** Bulk actions of pages. */
const tasks = {
  publish: {
    label: 'publish',
    question: 'publishQuestion',
    text: 'shoppersCanOpenThemRightAway',
    action: { kind: 'publish', published: true },
  },
  unpublish: {
    label: 'unpublish',
    question: 'unpublishQuestion',
    text: 'shoppersCanNoLongerOpenThem',
    action: { kind: 'publish', published: false },
  },
  delete: {
    label: 'deletePages',
    question: 'deleteQuestion',
    text: 'deleteText',
    action: { kind: 'delete' },
  },
} as const;

type Task = keyof typeof tasks;

/** At the foot of the list of pages while some are selected: publishes them, takes them off the shop, or deletes them. */
export function PagesBar({
  selection,
  list,
}: {
  readonly selection: RowSelection<PageRow>;
  readonly list: ListParams;
}): ReactElement {
  const tParts = useTexts(partsTexts);
  const t = useTexts(pagesTexts);
  const showSnackbar = useSnackbar();
  const [edit, editing] = useDashboardEditPagesMutation();
  const [isOpen, setIsOpen] = useState(false);
  // Its words stay while the dialog fades out.
  const [asked, setAsked] = useState<{ readonly task: Task; readonly count: number }>({
    task: 'publish',
    count: 0,
  });
  const change = useListEdit<Task>(list, {
    send: (sending, task) =>
      edit({ ...sending, body: { rows: { ids: [...selection.ids] }, action: tasks[task].action } }),
    clear: selection.clear,
  });
  const ask = (task: Task): void => {
    setAsked({ task, count: selection.count });
    setIsOpen(true);
  };
  const confirm = async (): Promise<void> => {
    const error = await change(asked.task);
    setIsOpen(false);
    if (error !== undefined)
      showSnackbar({ text: errorText(error) ?? t('somethingWentWrong'), tone: 'error' });
  };
  const { label, question, text } = tasks[asked.task];
  const these = rowsText(tParts, 'pages', asked.count);
  return (
    <>
      <RowsBar
        selection={selection}
        of="pages"
        main={{ label: t('publish'), onClick: () => ask('publish') }}
        items={[
          {
            key: 'unpublish',
            label: t('unpublish'),
            icon: <EyeOff aria-hidden="true" />,
            onSelect: () => ask('unpublish'),
          },
          {
            key: 'delete',
            label: t('deletePages'),
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => ask('delete'),
          },
        ]}
      />
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t(question, { these })}
        text={t('youCanUndoThisForADay', { text: t(text) })}
        confirmLabel={asked.task === 'delete' ? t('deleteThese', { these }) : t(label)}
        danger={asked.task === 'delete'}
        loading={editing.isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
