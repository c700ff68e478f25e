import type { Entries, Translate } from '@omnis/texts';
import { readTexts, type TextArea } from '@omnis/texts/react';
import { findView } from '../data/view.ts';
import type { MetaArgs } from './route-head.ts';

/** The texts of an area for the head of a document, which is made outside components. */
export function metaTexts<E extends Entries>(args: MetaArgs, area: TextArea<E>): Translate<E> {
  return readTexts(area, findView(args.matches)?.locale ?? 'en-GB');
}
