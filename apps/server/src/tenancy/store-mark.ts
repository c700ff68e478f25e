import { iconGround } from '@omnis/garments';
import { resolveTheme } from '@omnis/theme';
import type { Division } from './division.ts';

/** Source of a store's icons. */
export interface Mark {
  readonly path: string;
  /** As `rrggbb`. */
  readonly ground: string;
  /** True where it is drawn at any size; an uploaded one is never enlarged. */
  readonly isDrawn: boolean;
}

const uploaded = /^\/images\/uploads\/\d+\/[\w-]+$/;
const sixDigits = /^#?([\da-f]{6})$/i;

/** The store's own icon, drawn or uploaded; else its initial on its primary colour. */
function markOf(division: Division, primary: string): Mark {
  const id = /^\/images\/logos\/([\w-]+)$/.exec(division.favicon ?? '')?.[1] ?? '';
  const ground = sixDigits.exec(iconGround(id) ?? '')?.[1];
  if (ground !== undefined) return { path: `/images/logos/${id}`, ground, isDrawn: true };
  const name = division.name.normalize('NFKD').toLowerCase();
  const letter = /[a-z\d]/.exec(name)?.[0] ?? '0';
  const colour = (sixDigits.exec(primary)?.[1] ?? '86b302').toLowerCase();
  const own = division.favicon ?? '';
  if (uploaded.test(own)) return { path: own, ground: colour, isDrawn: false };
  return { path: `/images/initials/${letter}-${colour}`, ground: colour, isDrawn: true };
}

/** The icon of a store in its primary colour. */
export const markOfStore = (division: Division): Mark =>
  markOf(
    division,
    resolveTheme(division.theme, { overrides: division.themeProperties }).values['primary.color'],
  );

/** Address of the icon in a browser's tab: the store's own, else its initial on its primary colour. */
export const storeFavicon = (division: Division): string => division.favicon ?? markOfStore(division).path;
