import { useView } from '@omnis/shop-kit';

/** True when the header's background is light in the light appearance and dark in the dark one. */
export function useGroundTurns(): boolean {
  const { themeColors, options } = useView();
  return themeColors.dark !== null && !options.darkHeader;
}
