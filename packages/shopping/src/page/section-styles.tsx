import { useView } from '@omnis/shop-kit';
import type { ReactElement } from 'react';

/** Loads the colour schemes of sections; React puts the link into the head, and shows what follows when it is there. */
export function SectionStyles(): ReactElement {
  const { sectionStyles } = useView();
  return <link rel="stylesheet" href={sectionStyles} precedence="sections" />;
}
