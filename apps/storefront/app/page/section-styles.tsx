import type { ReactElement } from 'react';
import { useView } from '../data/view.ts';

/** Loads the colour schemes of sections; React puts the link into the head, and shows what follows when it is there. */
export function SectionStyles(): ReactElement {
  const { sectionStyles } = useView();
  return <link rel="stylesheet" href={sectionStyles} precedence="sections" />;
}
