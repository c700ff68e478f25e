import { useView } from '../../data/view.ts';

/** Whether the ground of the header is light in the light appearance and dark in the dark one. */
export function useGroundTurns(): boolean {
  const { themeColors, options } = useView();
  return themeColors.dark !== null && !options.darkHeader;
}
