import { useStoresChooseMutation } from '@omnis/api-client';
import { selectManagedStores, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { IconButton, Menu } from '@omnis/ui';
import { ChevronsUpDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { shellTexts } from '../texts/shell/index.ts';

/** Changes to another store whose team one belongs to; nothing where there is only one. */
export function ChooseStore(): ReactElement | null {
  const t = useTexts(shellTexts);
  const stores = useAppSelector(selectManagedStores);
  const { division } = useActiveStore();
  const [choose] = useStoresChooseMutation();
  const change = async (value: string): Promise<void> => {
    const { data } = await choose({ body: { division: Number(value) } });
    // Whatever is on the page is the other store's.
    if (data !== undefined) location.assign('/dashboard/');
  };
  if (stores.length < 2) return null;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={t('changeTheStore')} size="sm">
          <ChevronsUpDown aria-hidden="true" />
        </IconButton>
      }
      items={[
        {
          kind: 'choices',
          key: 'stores',
          title: t('yourStores'),
          value: String(division),
          choices: stores.map((store) => ({ value: String(store.division), label: store.name })),
          onChoose: (value) => void change(value),
        },
      ]}
    />
  );
}
