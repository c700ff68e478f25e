import type { ProductItem } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import { snackbars } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { catalogueTexts } from '../texts/catalogue/index.ts';
import { FavouriteButton } from './favourite-button.tsx';

const kind = 'favourite ';

/** The heart on the cards of the favourites: its card goes with it, so that it is said, and can be taken back. */
export function ListedFavourite({
  product: { urlName, name, colour = '', size = '', withdrawn = false },
}: {
  readonly product: ProductItem;
}): ReactElement {
  const t = useTexts(catalogueTexts);
  return (
    <FavouriteButton
      urlName={urlName}
      name={name}
      colour={colour}
      size={size}
      onRemoved={(keepAgain) => {
        // One Undo at a time: that of what was taken out last.
        for (const { id, code } of snackbars.getState().items)
          if (code.startsWith(kind)) snackbars.dismiss(id);
        snackbars.show({
          text: t('favouriteRemoved', { name }),
          code: `${kind}${urlName}`,
          timeout: 6000,
          // The shop takes nothing that it sells no more.
          ...(withdrawn ? {} : { action: { label: t('undo'), onSelect: keepAgain } }),
        });
      }}
    />
  );
}
