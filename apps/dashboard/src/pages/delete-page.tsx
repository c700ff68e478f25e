import { errorText, usePagesDeleteMutation } from '@omnis/api-client';
import { canDeletePage } from '@omnis/models';
import { ConfirmDialog } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { pageName, type PageRow } from './page-order.ts';

/** Deletes a page, once that is confirmed (storefront.md §4 Page); nothing for the home page, which stays. */
export function DeletePage({ page }: { readonly page: PageRow }): ReactElement | null {
  const division = useDivision();
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isLoading }] = usePagesDeleteMutation();
  if (!canDeletePage(page)) return null;
  const name = pageName(page);
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ params: { division, id: page.id } });
    setIsAsking(false);
    snackbars.show(
      error === undefined
        ? { tone: 'success', text: `${name} is deleted` }
        : { tone: 'error', text: errorText(error) },
    );
  };
  return (
    <>
      <button
        type="button"
        className="row-tool"
        aria-label={`Delete ${name}`}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete page"
        text="Are you sure you want to delete this page?"
        confirmLabel="Delete page"
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
