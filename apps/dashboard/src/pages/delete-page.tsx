import { errorText, usePagesDeleteMutation } from '@omnis/api-client';
import { canDeletePage } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { pageName, type PageRow } from './page-order.ts';
import { pagesTexts } from '../texts/pages/index.ts';

/** Deletes a page, once that is confirmed (storefront.md §4 Page); nothing for the home page, which stays. */
export function DeletePage({ page }: { readonly page: PageRow }): ReactElement | null {
  const t = useTexts(pagesTexts);
  const division = useDivision();
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isLoading }] = usePagesDeleteMutation();
  if (!canDeletePage(page)) return null;
  const name = pageName(t, page);
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ params: { division, id: page.id } });
    setIsAsking(false);
    snackbars.show(
      error === undefined
        ? { tone: 'success', text: t('isDeleted', { name }) }
        : { tone: 'error', text: errorText(error) },
    );
  };
  return (
    <>
      <button
        type="button"
        className="row-tool"
        aria-label={t('delete', { name })}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('deletePage')}
        text={t('deletePageText')}
        confirmLabel={t('deletePage')}
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
