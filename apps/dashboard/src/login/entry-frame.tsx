import type { EntryFrameProps } from '@omnis/account';
import { Brand, EntryPage } from '@omnis/ui';
import type { ReactElement } from 'react';
import { product } from '../app/product.ts';

/** Frame of the pages about getting into an account. */
export function EntryFrame(props: EntryFrameProps): ReactElement {
  return <EntryPage brand={<Brand {...product} />} {...props} />;
}
