import { useTexts } from '@omnis/texts/react';
import { Button, EmptyState } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ListParams } from './list-params.ts';
import type en from '../texts/parts/en.ts';
import { partsTexts } from '../texts/parts/index.ts';

const nothing = {
  subscriber: { title: 'noSubscriberMatches', text: 'orAllSubscribers', back: 'showAllSubscribers' },
  discount: { title: 'noDiscountMatches', text: 'orAllDiscounts', back: 'showAllDiscounts' },
  product: { title: 'noProductMatches', text: 'orAllProducts', back: 'showAllProducts' },
  giftCard: { title: 'noGiftCardMatches', text: 'orAllGiftCards', back: 'showAllGiftCards' },
  creator: { title: 'noCreatorMatches', text: 'orAllCreators', back: 'showAllCreators' },
  variant: { title: 'noVariantMatches', text: 'orAllVariants', back: 'showAllVariants' },
  post: { title: 'noPostMatches', text: 'orAllPosts', back: 'showAllPosts' },
  collection: { title: 'noCollectionMatches', text: 'orAllCollections', back: 'showAllCollections' },
} as const satisfies Readonly<Record<string, Readonly<Record<'title' | 'text' | 'back', keyof typeof en>>>>;

/** Shown when nothing in a list matches, with the way back to all of it. */
export function NoMatch({
  noun,
  list,
}: {
  readonly noun: keyof typeof nothing;
  readonly list: ListParams;
}): ReactElement {
  const t = useTexts(partsTexts);
  const { title, text, back } = nothing[noun];
  return (
    <EmptyState
      title={t(title)}
      text={t(text)}
      illustration="search"
      actions={
        <Button variant="secondary" onClick={() => list.change({ search: null, view: null })}>
          {t(back)}
        </Button>
      }
    />
  );
}
