import { useView } from '@omnis/shop-kit';

/** Whether the ground of the header is light in the light appearance and dark in the dark one. */
export function useGroundTurns(): boolean {
  const { themeColors, options } = useView();
  return themeColors.dark !== null && !options.darkHeader;
}
