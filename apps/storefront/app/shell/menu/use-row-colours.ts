import { useView, wordColours } from '@omnis/shop-kit';
import type { DrillColours } from './drill.ts';
import { useGroundTurns } from './use-ground-turns.ts';

/** Gives the colours that words are shown in where an owner chose some for them. */
export type ColoursOf = (chosen: DrillColours | undefined) => Partial<ReturnType<typeof wordColours>>;

/**
 * The colours of words in the menu of small screens, as the header of wide ones has them (storefront.md §3 Main-menu
 * entry). What was chosen to be read on a header that is always dark could not be read there, where the ground is that of
 * the page. The menu is given them: in its own code they would be in a file of their own on every page.
 */
export function useRowColours(): ColoursOf {
  const { options } = useView();
  const turns = useGroundTurns();
  return (chosen = {}) => {
    const colours = wordColours(chosen, turns);
    const isPair = colours.color !== undefined && colours.backgroundColor !== undefined;
    return options.darkHeader && !isPair ? {} : colours;
  };
}
