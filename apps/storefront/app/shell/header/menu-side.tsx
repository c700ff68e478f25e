import { selectFavouriteCount, useAppSelector } from '@omnis/store';
import { isOn, useCore } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { MainMenu } from '../menu/main-menu.tsx';

/** Entries that may fill more than the two rows that the header has room for. */
const longMenu = 9;

/** Room of the heart, which comes beside the menu with the visitor's favourites: a button and its gap. */
const heartRoom = { paddingInlineEnd: '3rem' } as const;

/**
 * The menu of wide screens. A long one leaves the heart its room from the first: it would wrap into a further row when the
 * heart comes, and move the whole page.
 */
export function MenuSide(): ReactElement {
  const { mainMenu } = useCore().state.subdomain;
  const isHeartless = useAppSelector(selectFavouriteCount) === 0;
  const leavesRoom = isHeartless && mainMenu.length >= longMenu && isOn('favourites');
  return (
    <div className="side wide" style={leavesRoom ? heartRoom : undefined}>
      <MainMenu entries={mainMenu} />
    </div>
  );
}
